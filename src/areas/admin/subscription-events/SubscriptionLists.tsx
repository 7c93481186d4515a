import { useListAllStripeSubscriptionsQuery } from '@/api/admin/stripe'
import {
  useListAllSubscriptionItemsQuery,
  useListAllSubscriptionsQuery,
  useListSubscriptionEventsQuery,
} from '@/api/admin/subscriptions'
import { QueryTable } from '@/ui/table/QueryTable'
import { eventColumns, itemColumns, stripeColumns, subscriptionColumns } from './subscriptionColumns'

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

/** What happened to subscriptions, newest first. */
export function Events({ linkTo }: Props) {
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

/** All subscriptions of members and teams. */
export function Subscriptions({ linkTo }: Props) {
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

/** The items of all subscriptions. */
export function Items({ linkTo }: Props) {
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

/** The subscriptions as the card-payment provider has them. */
export function AtStripe({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscriptions at Stripe"
      query={useListAllStripeSubscriptionsQuery()}
      columns={stripeColumns}
      rowKey={({ id }) => id}
      rowLink={({ subscriptionId }) => subscriptionId && linkTo(subscriptionId)}
      filter={['status', 'plan']}
      sort="-created"
      exportName="stripe-subscriptions"
      empty={{
        title: 'No subscriptions at Stripe',
        text: 'Recurring card charges will appear here.',
      }}
    />
  )
}
