import { planText } from '@/domain/membership/planTexts'
import type { HeldPlan } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { PlanAdds } from './PlanAdds'

type Props = { visitor: boolean; present: HeldPlan | undefined }

/** The free plan: joining it, having it, or going back to it. */
export function FreeCard({ visitor, present }: Props) {
  return (
    <li className="plan">
      <h2>Free</h2>
      <p className="text-muted">{planText('free')}</p>
      <div className="plan-terms">
        <p className="plan-price mb-0">
          <strong>Free</strong> for as long as you like
        </p>
        <PlanAdds level={0} />
      </div>
      {visitor ? (
        <Button variant="outline-secondary" wide to={paths.signup} className="session-place" data-track="join-free">
          Sign up free
        </Button>
      ) : (
        <Member present={present} />
      )}
    </li>
  )
}

function Member({ present }: { present: HeldPlan | undefined }) {
  // While the plan is unknown an empty line reserves the button's space, so that the next card stays where it is.
  if (present === undefined) return <p className="plan-current">&nbsp;</p>
  if (present === 'free') return <p className="plan-current">Your plan</p>
  return (
    <Button variant="outline-secondary" wide to={paths.account.solutions}>
      Cancel Premium
    </Button>
  )
}
