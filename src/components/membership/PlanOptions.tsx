import { Choice } from '@/components/Choice'
import { useId } from 'react'
import { Price } from '@/components/Price'
import { planText, savingText } from '@/domain/membership/planTexts'
import { termPrice, type HeldPlan, type Plan, type PlanId } from '@/domain/membership/premium'
import { usePlans } from './usePlans'

type Props = {
  plans: readonly Plan[]
  value: PlanId
  onChoose: (plan: PlanId) => void
  /** The user's plan, if known. */
  present?: HeldPlan | undefined
  /** Rupees for one Singapore dollar; needed for the price of India plans. */
  inrRate: number | undefined
  /** Only other plans than the user's own can be chosen. */
  othersOnly?: boolean
}

const terms: Record<number, string> = { 1: 'a month', 3: 'every 3 months', 12: 'a year' }

/** The choice of a membership plan, used wherever one is chosen: price, term, and what it saves. */
export function PlanOptions({ plans, value, onChoose, present, inrRate, othersOnly }: Props) {
  const name = useId()
  const all = usePlans()
  const priced = plans.flatMap(({ id }) => all.find((plan) => plan.id === id) ?? [])
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">Plan</legend>
      {priced.map((plan) => {
        const charge = termPrice(plan, inrRate)
        const saving = savingText(plan, all)
        return (
          <Choice
            key={plan.id}
            name={name}
            checked={plan.id === value}
            disabled={othersOnly && plan.id === present}
            onChange={() => onChoose(plan.id)}
            title={plan.title}
            // If the user's plan is the chosen one, the card says so instead of its button.
            detail={plan.id === present && plan.id !== value ? 'Your plan' : planText(plan.id)}
          >
            <span className="choice-price">
              {plan.currency === 'INR' && <span className="choice-detail">₹{plan.amount / 100} INR</span>}
              {charge === undefined ? (
                'Charged in SGD at today’s rate'
              ) : (
                <Price brief cents={charge} per={terms[plan.months]} />
              )}
            </span>
            {saving && (
              <span className="choice-more">
                <span className="choice-saving">{saving}</span>
              </span>
            )}
          </Choice>
        )
      })}
    </fieldset>
  )
}
