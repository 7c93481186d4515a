import type { ReactNode } from 'react'
import { planChange } from '@/domain/membership/plans'
import { GetPlan } from '@/components/membership/GetPlan'
import type { Plan, HeldPlan } from '@/domain/membership/premium'
import { classes } from '@/ui/roles'

type Props = {
  title: string
  intro: string
  /** The plan that the button leads to. */
  plan: Plan
  visitor: boolean
  /** The user's plan; undefined for visitors, and while unknown. */
  present: HeldPlan | undefined
  /** The user's plan is still loading: a button could offer them the plan that they already have. */
  isReading: boolean
  inrRate: number | undefined
  marked?: boolean
  children: ReactNode
}

const acts = { upgrade: 'Upgrade to', downgrade: 'Downgrade to', switch: 'Switch to' }

/** The name of a plan on a button: new members see “Premium”, members who change plans its term as well. */
const nameOf = ({ id, title }: Plan, known: boolean) => (id === 'ultra' || known ? title : 'Premium')

/** A paid level of the membership with its price and its button. */
export function PlanCard(props: Props) {
  const { title, intro, plan, visitor, present, isReading, inrRate, marked = false, children } = props
  const change = present === undefined ? undefined : planChange(present, plan.id, inrRate)
  const isNew = change === undefined || present === 'free'
  return (
    <li className={classes('plan', marked && isNew && 'plan-marked')}>
      <h2>{title}</h2>
      <p className="text-muted">{intro}</p>
      <div className="plan-terms">{children}</div>
      {isReading || change === 'current' ? (
        <p className="plan-current">{isReading ? <>&nbsp;</> : 'Your plan'}</p>
      ) : (
        <GetPlan
          variant={(isNew ? marked : change === 'upgrade') ? 'cta' : 'outline-secondary'}
          wide
          variationUid={plan.variationUid ?? ''}
          isNew={visitor || present === 'free'}
          data-track={`choose-${plan.id.toLowerCase()}`}
        >
          {isNew ? `Get ${nameOf(plan, false)}` : `${acts[change]} ${nameOf(plan, true)}`}
        </GetPlan>
      )}
    </li>
  )
}
