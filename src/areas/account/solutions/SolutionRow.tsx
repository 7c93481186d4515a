import { useId, useState } from 'react'
import { Link } from '@/components/Link'
import { DateTime } from '@/components/DateTime'
import { SolutionBadge } from '@/components/solutions/SolutionBadge'
import { SolutionMark } from '@/components/SolutionMark'
import type { Solution } from '@/contract/content'
import { planTitle } from '@/domain/billing/planTitle'
import { isKnown, type MySolution } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { Requirements } from './Requirements'

const CancelMine = lazyPart(() => import('./CancelMine'), 'CancelMine')

type Props = {
  solution: MySolution
  /** Its entry in the catalogue; undefined if it is no longer sold. */
  content: Solution | undefined
  onUse: () => void
}

/** One solution: provider, status, next charge, components, and what the member can do with it. */
export function SolutionRow({ solution, content, onUse }: Props) {
  const { uid, title, variation, quantity, state, orderId, subscription, items } = solution
  const [cancelling, setCancelling] = useState(false)
  const id = useId()
  const isOver = state === 'ended' || state === 'refunded'
  const mayCancel =
    subscription?.stripeSubscriptionId && (state === 'active' || state === 'activating' || state === 'pastDue')
  return (
    <li className="card my-solution">
      <SolutionMark solution={content} />
      <div className="my-solution-text">
        <h3 id={id}>
          {uid ? <Link to={paths.solution(uid)}>{title}</Link> : title}
          {variation && <span className="my-solution-kind">{variation}</span>}
        </h3>
        <p className="actions mb-1">
          <SolutionBadge state={state} />
          {quantity > 1 && <span className="num">{quantity} ×</span>}
          {content?.partner && <span className="text-muted">by {content.partner}</span>}
        </p>
        <p className="text-muted mb-0">
          <Dates solution={solution} />
          {orderId && (
            <span className="text-nowrap">
              {' · '}
              <Link to={paths.account.order(orderId)}>Order {orderId}</Link>
            </span>
          )}
        </p>
        {items.length > 1 && (
          <ul className="my-solution-items" aria-label={`What’s in ${title}`}>
            {items.map((item) => (
              <li key={item.subscriptionItemId}>
                {(item.quantity ?? 1) > 1 && <span className="num">{item.quantity} × </span>}
                {planTitle(item)}
                {item.price !== undefined && <span className="num"> · {formatSgd(toCents(item.price))}</span>}
              </li>
            ))}
          </ul>
        )}
        {state === 'activating' && uid && <Requirements uid={uid} />}
      </div>
      <div className="my-solution-side">
        <Charge solution={solution} />
        <div className="actions">
          {state === 'pastDue' && (
            <Button size="sm" to={paths.account.payment}>
              Update your card
            </Button>
          )}
          {content && !isOver && (
            <Button
              variant="outline-primary"
              size="sm"
              aria-haspopup="dialog"
              aria-describedby={id}
              data-track="use-solution"
              onClick={onUse}
            >
              How to use it
            </Button>
          )}
          {mayCancel && (
            <Button
              variant="outline-secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Cancel ${planTitle({ title, variation })}`}
              onClick={() => setCancelling(true)}
            >
              Cancel
            </Button>
          )}
          {uid && (state === 'ending' || state === 'ended') && (
            <Button variant="outline-primary" size="sm" to={paths.solution(uid)} aria-describedby={id}>
              Buy again
            </Button>
          )}
        </div>
      </div>
      {cancelling && subscription && (
        <CancelMine
          subscription={subscription}
          lost={items.length > 1 ? items.map((item) => item.title) : [`Access to ${title}`]}
          onClose={() => setCancelling(false)}
        />
      )}
    </li>
  )
}

function Dates({ solution: { state, boughtAt, activeSince, until, subscription } }: { solution: MySolution }) {
  if (state === 'refunded' || !isKnown({ state }))
    return (
      <>
        Bought on <DateTime at={boughtAt} />
      </>
    )
  if (state === 'ended')
    return until ? (
      <>
        Ended on <DateTime at={until} />
      </>
    ) : (
      <>
        Bought on <DateTime at={boughtAt} />
      </>
    )
  if (state === 'ending')
    return (
      <>
        Active until <DateTime at={until} />
      </>
    )
  if (state === 'activating')
    return (
      <>
        Bought on <DateTime at={boughtAt} />, not active yet
      </>
    )
  return (
    <>
      Active since <DateTime at={activeSince ?? boughtAt} />
      {!subscription && until && (
        <>
          , until <DateTime at={until} />
        </>
      )}
    </>
  )
}

const rhythms: Record<string, string> = { month: 'month', quarter: 'quarter', year: 'year' }

// Charges are dated in Singapore time, as in the list of charges.
function Charge({ solution: { state, subscription } }: { solution: MySolution }) {
  if (!subscription || state === 'ended') return null
  const { amount, nextChargeAmount, nextChargeDate, interval, intervalCount = 1, paymentMethod } = subscription
  if (state === 'ending') return <p className="mb-2">No further charges.</p>
  const rhythm = rhythms[interval ?? '']
  return (
    <p className="my-solution-charge">
      <strong className="num">{formatSgd(toCents(nextChargeAmount ?? amount))}</strong>
      {rhythm && (
        <span className="text-muted"> {intervalCount === 1 ? `a ${rhythm}` : `every ${intervalCount} ${rhythm}s`}</span>
      )}
      <span className="d-block text-muted">
        {state === 'pastDue' ? (
          'Overdue'
        ) : !isKnown({ state }) ? null : (
          <>
            Renews on <DateTime at={singaporeDay(nextChargeDate ?? subscription.currentPeriodEnd ?? '')} />
          </>
        )}
        {paymentMethod?.last4 && <span className="text-nowrap"> · card {paymentMethod.last4}</span>}
      </span>
    </p>
  )
}
