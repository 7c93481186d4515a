import { Price } from '@/components/Price'
import { paths } from '@/domain/navigation/paths'
import { planChange, type PlanChange } from '@/domain/membership/plans'
import { premiumUid, termPrice, type Plan, type PlanId } from '@/domain/membership/premium'
import { Button } from '@/ui/Button'

type Props = {
  plan: Plan
  visitor: boolean
  /** The user's plan; undefined for visitors, and while unknown. */
  present: PlanId | undefined
  inrRate: number | undefined
}

const acts = { current: 'Your plan', upgrade: 'Upgrade', downgrade: 'Downgrade', switch: 'Switch' }

const terms: Record<number, string> = { 1: 'a month', 3: 'every 3 months', 12: 'a year' }

const intros: Record<PlanId, string> = {
  free: 'Look around and come to open events.',
  monthly: 'Try it for a month, leave at any time.',
  annual: 'Two months free against the monthly plan.',
  ultra: 'Masterclasses, an adviser and faster support.',
  india: 'For members in India, month by month.',
  indiaQuarterly: 'For members in India, three months at a time.',
}

// Only one plan has a primary call to action; the other buttons are secondary.
function variantOf(id: PlanId, change: PlanChange | undefined, present: PlanId | undefined) {
  if (change === 'current') return 'outline-secondary'
  if (change === undefined || present === 'free') return id === 'annual' ? 'cta' : 'outline-primary'
  return change === 'upgrade' ? 'cta' : 'outline-primary'
}

/** One plan with its price and its button. */
export function PlanCard({ plan, visitor, present, inrRate }: Props) {
  const change = present === undefined ? undefined : planChange(present, plan.id, inrRate)
  const charge = termPrice(plan, inrRate)
  const { variationUid } = plan
  return (
    <li className={plan.id === 'annual' ? 'plan plan-marked' : 'plan'}>
      {plan.id === 'annual' && <p className="plan-flag">Most chosen</p>}
      <h2>{plan.title}</h2>
      <p className="plan-intro">{intros[plan.id]}</p>
      <div className="plan-price">
        {plan.currency === 'INR' && <span className="plan-rupees">₹{plan.amount / 100} INR</span>}
        {charge === undefined ? <span>Price on its way</span> : <Price cents={charge} per={terms[plan.months]} />}
      </div>
      {variationUid === undefined ? (
        <PlanFree visitor={visitor} present={present} />
      ) : (
        <Button
          variant={variantOf(plan.id, change, present)}
          wide
          to={paths.solutionVariation(premiumUid, variationUid)}
          data-track={`choose-${plan.id.toLowerCase()}`}
          aria-label={`${change ? acts[change] : 'Choose'}: ${plan.title}`}
        >
          {change ? acts[change] : 'Choose'}
        </Button>
      )}
    </li>
  )
}

function PlanFree({ visitor, present }: Pick<Props, 'visitor' | 'present'>) {
  if (visitor)
    return (
      <Button variant="outline-primary" wide to={paths.signup} data-track="join-free">
        Join free
      </Button>
    )
  if (present === undefined) return null
  if (present === 'free') return <p className="plan-current">Your plan</p>
  return (
    <Button variant="outline-secondary" wide to={paths.account.solutions}>
      Cancel premium
    </Button>
  )
}
