import { useListItemsOfSubscriptionQuery } from '@/api/admin/subscriptions'
import { subscriptionStates } from '@/components/admin/subscriptionStates'
import { fullTitle } from '@/domain/billing/activation'
import { formatSgd, toCents } from '@/lib/money'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { Section } from '@/ui/layout/Section'
import { RouteLink } from '@/ui/RouteLink'

/** The items of one subscription. */
export function SubscriptionParts({ id }: { id: string }) {
  return (
    <Section title="Items" level={3} className="mt-4">
      <QueryBoundary
        query={useListItemsOfSubscriptionQuery({ id })}
        errorTitle="We couldn’t load its items"
        skeleton={<Skeleton rows={2} label="Loading its items" />}
        empty={<p className="text-muted">It has no items.</p>}
      >
        {(items) => (
          <ul className="mb-0">
            {items.map((item) => (
              <li key={item.subscriptionItemId}>
                <RouteLink to={`?show=items&item=${encodeURIComponent(item.subscriptionItemId)}`}>
                  {fullTitle(item)}
                </RouteLink>
                {(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}
                {item.price !== undefined && <span className="num">, {formatSgd(toCents(item.price))}</span>}
                {item.assigneeName && `, used by ${item.assigneeName}`}{' '}
                <StatusBadge tone={subscriptionStates[item.status].tone ?? 'secondary'}>
                  {subscriptionStates[item.status].label}
                </StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  )
}
