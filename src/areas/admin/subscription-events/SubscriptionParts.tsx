import { rhythm } from '@/domain/cart/interval'
import { buyerFacts } from '@/components/admin/buyerFacts'
import { RecordLink } from '@/components/admin/RecordLink'
import { subscriptionState, subscriptionStates, subscriptionEvents } from '@/components/admin/subscriptionStates'
import { cardName } from '@/components/cardName'
import { BilledDate, DateTime } from '@/components/DateTime'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { optionalSgd, formatSgd, toCents } from '@/lib/money/money'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { useListItemsOfSubscriptionQuery, useListSubscriptionEventsQuery } from '@/api/admin/subscriptions'
import { planTitle } from '@/domain/billing/planTitle'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Section } from '@/ui/layout/Section'
import { RouteLink } from '@/ui/RouteLink'
import { statusOf } from '@/ui/feedback/statuses'
import { Timeline } from '@/ui/layout/Timeline'
import { type Subscription, type SubscriptionItem, type SubscriptionEvent } from './subscriptionColumns'

/** The status of a subscription. */
export function SubscriptionFacts({ subscription: one }: { subscription: Subscription }) {
  const { orderId, paymentMethod: card, nextChargeDate, noticePeriodDays: notice } = one
  const nextAmount = optionalSgd(one.nextChargeAmount)
  const facts = [
    { term: 'Status', value: <StateBadge state={subscriptionState(one)} states={subscriptionStates} /> },
    ...buyerFacts(one),
    { term: 'Order', value: orderId && <RecordLink to={paths.admin.order(orderId)}>{orderId}</RecordLink> },
    {
      term: 'Amount',
      value: optionalSgd(one.amount) && `${optionalSgd(one.amount)} ${rhythm(one.interval, one.intervalCount)}`,
    },
    { term: 'Started', value: one.createdAt && <DateTime at={one.createdAt} time /> },
    { term: 'Period ends', value: one.currentPeriodEnd && <BilledDate at={one.currentPeriodEnd} /> },
    {
      term: 'Next charge',
      value:
        nextChargeDate === null
          ? 'None'
          : nextChargeDate && (
              <>
                <BilledDate at={nextChargeDate} />
                {nextAmount && `, ${nextAmount}`}
              </>
            ),
    },
    {
      term: 'Card',
      value: card && cardName({ card }) + (card.exp_year ? `, expires ${card.exp_month}/${card.exp_year}` : ''),
    },
    {
      term: 'Notice period',
      value:
        notice === 0 || notice === null
          ? 'None'
          : notice && [countOf(notice, 'day'), optionalSgd(one.noticePeriodCharge)].filter(Boolean).join(', '),
    },
    ...(one.cancelledAt ? [{ term: 'Cancelled', value: <DateTime at={one.cancelledAt} time /> }] : []),
    ...(one.endedAt ? [{ term: 'Ended', value: <DateTime at={one.endedAt} time /> }] : []),
    { term: 'Subscription ID', value: one.subscriptionId },
    { term: 'Stripe ID', value: one.stripeSubscriptionId },
  ]
  return <DescriptionList items={facts} />
}

export function SubscriptionParts({ id }: { id: string }) {
  return (
    <Section title="Items" level={3} className="mt-4">
      <QueryBoundary
        query={useListItemsOfSubscriptionQuery({ id })}
        what="its items"
        skeleton={{ rows: 2 }}
        empty={<p className="text-muted">It has no items.</p>}
      >
        {(items) => (
          <ul className="mb-0">
            {items.map((item) => (
              <Part key={item.subscriptionItemId} item={item} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  )
}

function Part({ item }: { item: SubscriptionItem }) {
  return (
    <li>
      <RouteLink to={`?show=items&item=${encodeURIComponent(item.subscriptionItemId)}`}>{planTitle(item)}</RouteLink>
      {(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}
      {item.price !== undefined && <span className="num">, {formatSgd(toCents(item.price))}</span>}
      {item.assigneeName && `, used by ${item.assigneeName}`}{' '}
      <StateBadge state={item.status} states={subscriptionStates} />
    </li>
  )
}

const moment = ({ subscriptionEventId, type, createdAt, amount, message }: SubscriptionEvent) => {
  const { label, tone } = statusOf(subscriptionEvents, type)
  const text = [optionalSgd(amount), message].filter(Boolean).join(' – ')
  return {
    key: subscriptionEventId,
    title: label,
    at: <DateTime at={createdAt} time />,
    ...(text && { text }),
    tone,
  }
}

/** What happened to one subscription. */
export function SubscriptionHistory({ id }: { id: string }) {
  return (
    <Section title="History" level={3} className="mt-4">
      <QueryBoundary
        query={useListSubscriptionEventsQuery()}
        what="its history"
        skeleton={{ rows: 3 }}
        isEmpty={(all) => !all.some(({ subscriptionId }) => subscriptionId === id)}
        empty={<p className="text-muted">No events recorded.</p>}
      >
        {(all) => (
          <Timeline label="History" moments={all.filter(({ subscriptionId }) => subscriptionId === id).map(moment)} />
        )}
      </QueryBoundary>
    </Section>
  )
}
