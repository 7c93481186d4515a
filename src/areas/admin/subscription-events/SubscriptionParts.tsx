import { useListItemsOfSubscriptionQuery } from '@/api/admin/subscriptions'
import { subscriptionStates } from '@/components/admin/subscriptionStates'
import { fullTitle } from '@/domain/billing/activation'
import { formatSgd, toCents } from '@/lib/money/money'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { Section } from '@/ui/layout/Section'
import { RouteLink } from '@/ui/RouteLink'
import type { SubscriptionItem } from './subscriptionColumns'

/** The items of one subscription. */
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
      <RouteLink to={`?show=items&item=${encodeURIComponent(item.subscriptionItemId)}`}>{fullTitle(item)}</RouteLink>
      {(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}
      {item.price !== undefined && <span className="num">, {formatSgd(toCents(item.price))}</span>}
      {item.assigneeName && `, used by ${item.assigneeName}`}{' '}
      <StateBadge state={item.status} states={subscriptionStates} />
    </li>
  )
}
