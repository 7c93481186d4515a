import { lazy, Suspense, useId, useState } from 'react'
import { Link } from '@/components/Link'
import { DateTime } from '@/components/DateTime'
import type { MySolution, SolutionState } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { Button } from '@/ui/Button'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { Requirements } from './Requirements'

const CancelDialog = lazy(() => import('./CancelDialog').then((part) => ({ default: part.CancelDialog })))

const states: Record<SolutionState, { tone: Role; label: string }> = {
  pastDue: { tone: 'danger', label: 'Payment failed' },
  activating: { tone: 'info', label: 'Being activated' },
  active: { tone: 'success', label: 'Active' },
  ending: { tone: 'warning', label: 'Ends soon' },
  ended: { tone: 'secondary', label: 'Ended' },
  refunded: { tone: 'secondary', label: 'Refunded' },
}

/** One solution: status, next charge, components, and the button that cancels it. */
export function SolutionRow({ solution }: { solution: MySolution }) {
  const { uid, title, variation, quantity, state, orderId, subscription, items } = solution
  const [cancelling, setCancelling] = useState(false)
  const id = useId()
  const mayCancel =
    subscription?.stripeSubscriptionId && (state === 'active' || state === 'activating' || state === 'pastDue')
  return (
    <li className="card my-solution">
      <div className="my-solution-text">
        <h3 id={id}>
          {uid ? <Link to={paths.solution(uid)}>{title}</Link> : title}
          {variation && <span className="my-solution-kind">{variation}</span>}
        </h3>
        <p className="actions mb-1">
          <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>
          {quantity > 1 && <span className="num">{quantity} ×</span>}
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
          <ul className="my-solution-items" aria-label={`What ${title} holds`}>
            {items.map((item) => (
              <li key={item.subscriptionItemId}>
                {(item.quantity ?? 1) > 1 && <span className="num">{item.quantity} × </span>}
                {[item.title, item.variation].filter(Boolean).join(', ')}
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
          {mayCancel && (
            <Button
              variant="outline-secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Cancel ${[title, variation].filter(Boolean).join(', ')}`}
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
        <Suspense fallback={null}>
          <CancelDialog
            subscription={subscription}
            lost={items.length > 1 ? items.map((item) => item.title) : [`The use of ${title}`]}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
    </li>
  )
}

function Dates({ solution: { state, boughtAt, activeSince, until, subscription } }: { solution: MySolution }) {
  if (state === 'refunded')
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
        Runs until <DateTime at={until} />
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
  if (state === 'ending') return <p className="mb-2">Nothing more is charged.</p>
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
        ) : (
          <>
            Renews on <DateTime at={singaporeDay(nextChargeDate ?? subscription.currentPeriodEnd ?? '')} />
          </>
        )}
        {paymentMethod?.last4 && <span className="text-nowrap"> · card {paymentMethod.last4}</span>}
      </span>
    </p>
  )
}
