import { formatCharge } from '@/domain/billing/stripeCharges'
import { rhythm } from '@/domain/cart/interval'
import { DateTime } from '@/components/DateTime'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { paths } from '@/domain/navigation/paths'
import { momentMs } from '@/lib/dates/dates'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { optionalSgd } from '@/lib/money/money'
import { readableWord } from '@/lib/text/wording'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'

type Subscription = Shape<'StripeSubscription'>
type Own = Shape<'Subscription'>
type Props = { subscriptions: QueryResult<readonly Subscription[]>; own: readonly Own[] }

const isRunning = ({ status }: Subscription) => !['canceled', 'incomplete_expired'].includes(status)

/** By the end of the paid period; those without a readable one come last. */
const soonestFirst = (all: readonly Subscription[]) => {
  const endOf = ({ current_period_end: end }: Subscription) => momentMs(String(end)) ?? Number.MAX_VALUE
  return all.toSorted((one, other) => endOf(one) - endOf(other))
}

/** All subscriptions charged to the member's cards, including those of teams they own. */
export function CardSubscriptions({ subscriptions, own }: Props) {
  return (
    <QueryCard
      title="Subscriptions"
      query={subscriptions}
      what="your subscriptions"
      skeleton={{ rows: 4 }}
      isEmpty={(all) => !all.some(isRunning)}
      empty={<p className="text-muted">You have no active subscriptions.</p>}
    >
      {(all) => (
        <>
          <ul className="plain billing-subscriptions">
            {soonestFirst(all.filter(isRunning)).map((one) => (
              <Row
                key={one.id}
                subscription={one}
                own={own.find(({ stripeSubscriptionId }) => stripeSubscriptionId === one.id)}
              />
            ))}
          </ul>
          <div className="actions mt-3">
            <Button variant="outline-secondary" to={paths.account.solutions}>
              Change or cancel
            </Button>
            <Button variant="outline-secondary" to={paths.account.payment}>
              Payment method
            </Button>
          </div>
        </>
      )}
    </QueryCard>
  )
}

function Row({ subscription: one, own }: { subscription: Subscription; own: Own | undefined }) {
  const { plan, teamName, current_period_end: end, cancel_at_period_end: ends, status } = one
  // Seconds or milliseconds as text; charges are dated in Singapore time, as in the list of charges.
  const until = singaporeDay(String(end))
  return (
    <li>
      <div className="text-break">
        <div className="fw-semibold">{own ? planTitle(own) : (plan?.nickname ?? 'Subscription')}</div>
        <div className="text-muted">
          {teamName}
          {teamName && (status === 'past_due' || until) && ' · '}
          {status === 'past_due' ? (
            <span className="text-danger">Payment failed</span>
          ) : (
            until && (
              <>
                {ends ? 'Ends on ' : ends === false ? 'Renews on ' : 'Paid until '}
                <DateTime at={until} />
              </>
            )
          )}
        </div>
      </div>
      {!ends && (
        <div className="num text-end text-nowrap">
          {chargeOf(one, own)}
          {plan && <div className="text-muted">{rhythmOf(plan)}</div>}
        </div>
      )}
    </li>
  )
}

/** Amount of the next charge; the provider's plan has only its list price, before discounts and in its own currency. */
function chargeOf({ plan, quantity = 1 }: Subscription, own: Own | undefined): string {
  const next = optionalSgd(own?.nextChargeAmount ?? own?.amount)
  if (next !== undefined) return next
  if (!plan) return ''
  return formatCharge(plan.amount * quantity, plan.currency)
}

const intervals: readonly string[] = ['day', 'week', 'month', 'year']

const rhythmOf = ({ interval, interval_count: count }: Shape<'StripePlan'>): string =>
  intervals.includes(interval) ? rhythm(interval, count) : readableWord(interval)
