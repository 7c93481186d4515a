import { useListSubscriptionEventsQuery } from '@/api/admin/subscriptions'
import { QueryTable } from '@/ui/table/QueryTable'
import { eventColumns } from './subscriptionColumns'

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

/** What happened to subscriptions, newest first. */
export function SubscriptionEventTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscription events"
      query={useListSubscriptionEventsQuery()}
      columns={eventColumns}
      rowKey={({ subscriptionEventId }) => subscriptionEventId}
      rowLink={({ subscriptionId }) => subscriptionId && linkTo(subscriptionId)}
      filter={['type', 'title']}
      sort="-at"
      exportName="subscription-events"
      empty={{
        title: 'No events yet',
        text: 'Starts, renewals, failed payments and cancellations will appear here.',
      }}
    />
  )
}
