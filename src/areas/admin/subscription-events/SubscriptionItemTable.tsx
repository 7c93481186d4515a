import { useListAllSubscriptionItemsQuery } from '@/api/admin/subscriptions'
import { QueryTable } from '@/ui/table/QueryTable'
import { itemColumns } from './subscriptionColumns'

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

/** The items of all subscriptions. */
export function SubscriptionItemTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscription items"
      query={useListAllSubscriptionItemsQuery()}
      columns={itemColumns}
      rowKey={({ subscriptionItemId }) => subscriptionItemId}
      rowLink={({ subscriptionItemId }) => linkTo(subscriptionItemId)}
      filter={['status', 'title']}
      sort="-created"
      exportName="subscription-items"
      empty={{ title: 'No items yet', text: 'Items that belong to subscriptions will appear here.' }}
    />
  )
}
