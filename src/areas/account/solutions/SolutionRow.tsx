import { rhythm } from '@/domain/cart/interval'
import { useId, useState } from 'react'
import { Link } from '@/components/links/Link'
import { BilledDate, DateTime } from '@/components/DateTime'
import { cardName } from '@/components/cardName'
import { ContactToCancel } from '@/components/billing/ContactToCancel'
import { SolutionBadge } from '@/components/solutions/SolutionBadge'
import { SolutionMark } from '@/components/art/SolutionMark'
import type { Solution } from '@/contract/content'
import { nextCharge, renews } from '@/domain/billing/nextCharge'
import { planTitle } from '@/domain/billing/planTitle'
import { isOver as isPast, type MySolution } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
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
  const bought = quantity > 1 ? `${quantity} × ${variation || title}` : variation
  const what = [bought, content?.partner && `by ${content.partner}`].filter(Boolean).join(' · ')
  const isOver = isPast(solution)
  const isCharged = subscription !== undefined && renews(subscription) !== false
  return (
    <li className="my-solution">
      <SolutionMark solution={content} />
      <div className="my-solution-text">
        <div className="my-solution-title">
          <h3 id={id}>{uid ? <Link to={paths.solution(uid)}>{title}</Link> : title}</h3>
          <SolutionBadge state={state} />
        </div>
        {what && <p className="text-muted mb-1">{what}</p>}
        <p className="actions fs-6 text-muted mb-0">
          <Dates solution={solution} />
          {orderId && <Link to={paths.account.order(orderId)}>Order {orderId}</Link>}
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
              variant="outline-secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-describedby={id}
              data-track="use-solution"
              onClick={onUse}
            >
              How to use it
            </Button>
          )}
          {isCharged && subscription.stripeSubscriptionId && (
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
            <Button variant="outline-secondary" size="sm" to={paths.solution(uid)} aria-describedby={id}>
              Buy again
            </Button>
          )}
        </div>
        {isCharged && !subscription.stripeSubscriptionId && <ContactToCancel />}
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
  const bought = { words: 'Bought on', at: boughtAt }
  const known: Partial<Record<string, typeof bought>> = {
    ended: until ? { words: 'Ended on', at: singaporeDay(until) } : bought,
    ending: { words: 'Active until', at: singaporeDay(until) },
    activating: bought,
    active: { words: 'Active since', at: activeSince ?? boughtAt },
    pastDue: { words: 'Active since', at: activeSince ?? boughtAt },
  }
  const { words, at } = known[state] ?? bought
  if (!at) return null
  return (
    <span>
      {words} <DateTime at={at} />
      {words === 'Active since' && !subscription && until && (
        <>
          , until <BilledDate at={until} />
        </>
      )}
    </span>
  )
}

const rhythms: readonly unknown[] = ['day', 'week', 'month', 'quarter', 'year']

// Charges are dated in Singapore time, as in the list of charges.
function Charge({ solution: { state, subscription } }: { solution: MySolution }) {
  if (!subscription || state === 'ended') return null
  const { interval, intervalCount, paymentMethod } = subscription
  const { at, cents } = nextCharge(subscription)
  if (state === 'ending' || renews(subscription) === false || at === null)
    return <p className="mb-2">No further charges.</p>
  const when = state === 'pastDue' ? 'Overdue' : at && renews(subscription) && 'Next charge on '
  return (
    <p className="mb-2">
      {cents !== undefined && <strong className="num">{formatSgd(cents)}</strong>}
      {cents !== undefined && interval && rhythms.includes(interval) && (
        <span className="text-muted"> {rhythm(interval, intervalCount)}</span>
      )}
      <span className="d-block fs-6 text-muted">
        <span className="text-nowrap">
          {when}
          {when && state !== 'pastDue' && <BilledDate at={at} />}
          {when && paymentMethod?.last4 && (state === 'pastDue' ? ' ·' : ' with')}
        </span>{' '}
        {paymentMethod?.last4 && <span className="text-nowrap">{cardName({ card: paymentMethod })}</span>}
      </span>
    </p>
  )
}
