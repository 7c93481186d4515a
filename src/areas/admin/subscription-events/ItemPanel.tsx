import { useGetSubscriptionItemForAdminQuery } from '@/api/admin/subscriptions'
import { buyerFacts } from '@/components/admin/buyerFacts'
import { RecordLink } from '@/components/admin/RecordLink'
import { subscriptionStates } from '@/components/admin/subscriptionStates'
import { BilledDate, DateTime } from '@/components/DateTime'
import { planTitle } from '@/domain/billing/planTitle'
import { paths } from '@/domain/navigation/paths'
import { optionalSgd } from '@/lib/money/money'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { RouteLink } from '@/ui/RouteLink'
import type { SubscriptionItem } from './subscriptionColumns'

type Props = { id: string; toSubscription: (id: string) => string; onClose: () => void }

export function ItemPanel({ id, toSubscription, onClose }: Props) {
  const item = useGetSubscriptionItemForAdminQuery({ id })
  return (
    <Dialog side title={item.currentData ? planTitle(item.currentData) : 'Subscription item'} onClose={onClose}>
      <QueryBoundary query={item} what="this item" skeleton={{ rows: 6 }}>
        {(one) => <DescriptionList items={factsOf(one, toSubscription)} />}
      </QueryBoundary>
    </Dialog>
  )
}

function factsOf(item: SubscriptionItem, toSubscription: (id: string) => string) {
  const { status, subscriptionId, orderId, price, addOns = [], endedAt } = item
  return [
    { term: 'Status', value: <StateBadge state={status} states={subscriptionStates} /> },
    ...buyerFacts(item),
    { term: 'Used by', value: item.assigneeName },
    { term: 'Quantity', value: item.quantity },
    { term: 'Price', value: optionalSgd(price) },
    { term: 'Add-ons', value: addOns.map(({ title, uid, quantity }) => `${quantity} × ${title ?? uid}`).join(', ') },
    {
      term: 'Subscription',
      value: (
        <RouteLink to={toSubscription(subscriptionId)} preventScrollReset>
          {subscriptionId}
        </RouteLink>
      ),
    },
    { term: 'Order', value: orderId && <RecordLink to={paths.admin.order(orderId)}>{orderId}</RecordLink> },
    { term: 'Started', value: item.createdAt && <DateTime at={item.createdAt} time /> },
    { term: 'Period ends', value: item.currentPeriodEnd && <BilledDate at={item.currentPeriodEnd} /> },
    ...(endedAt ? [{ term: 'Ended', value: <DateTime at={endedAt} time /> }] : []),
  ]
}
