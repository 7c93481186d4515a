import { useListAllSubscriptionsQuery } from '@/api/admin/subscriptions'
import { QueryTable } from '@/ui/table/QueryTable'
import { subscriptionColumns } from './subscriptionColumns'

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

/** All subscriptions of members and teams. */
export function SubscriptionTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscriptions"
      query={useListAllSubscriptionsQuery()}
      columns={subscriptionColumns}
      rowKey={({ subscriptionId }) => subscriptionId}
      rowLink={({ subscriptionId }) => linkTo(subscriptionId)}
      filter={['status', 'title']}
      sort="-created"
      exportName="subscriptions"
      empty={{ title: 'No subscriptions yet', text: 'Memberships and solutions that renew show up here.' }}
    />
  )
}
