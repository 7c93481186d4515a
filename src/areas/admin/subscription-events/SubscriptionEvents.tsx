import { useListAllStripeSubscriptionsQuery } from '@/api/admin/stripe'
import {
  useListAllSubscriptionItemsQuery,
  useListAllSubscriptionsQuery,
  useListSubscriptionEventsQuery,
} from '@/api/admin/subscriptions'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { lazyPart } from '@/ui/lazyPart'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { eventColumns, itemColumns, subscriptionColumns, stripeColumns } from './subscriptionColumns'

const SubscriptionPanel = lazyPart(() => import('./SubscriptionPanel'), 'SubscriptionPanel')
const ItemPanel = lazyPart(() => import('./ItemPanel'), 'ItemPanel')

const tabs = [
  { key: 'events', label: 'Events' },
  { key: 'subscriptions', label: 'Subscriptions' },
  { key: 'items', label: 'Items' },
  { key: 'stripe', label: 'In Stripe' },
]

/** What happened to subscriptions, all subscriptions with their items, and the same at the card-payment provider. */
export default function SubscriptionEvents() {
  const [shown, show] = useTab('show', ['events', 'subscriptions', 'items', 'stripe'])
  const subscription = useOpenedRow('subscription')
  const item = useOpenedRow('item')
  return (
    <Page title="Subscription events" lead="Subscription history and current status.">
      <Tabs label="Subscriptions" tabs={tabs} value={shown} onChange={show}>
        {shown === 'events' && <SubscriptionEventTable linkTo={subscription.linkTo} />}
        {shown === 'subscriptions' && <SubscriptionTable linkTo={subscription.linkTo} />}
        {shown === 'items' && <SubscriptionItemTable linkTo={item.linkTo} />}
        {shown === 'stripe' && <StripeSubscriptionTable linkTo={subscription.linkTo} />}
      </Tabs>
      {subscription.opened && (
        <SubscriptionPanel key={subscription.opened} id={subscription.opened} onClose={subscription.close} />
      )}
      {item.opened && !subscription.opened && (
        <ItemPanel key={item.opened} id={item.opened} toSubscription={subscription.linkTo} onClose={item.close} />
      )}
    </Page>
  )
}

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

function SubscriptionItemTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscription items"
      query={useListAllSubscriptionItemsQuery()}
      columns={itemColumns}
      rowKey={({ subscriptionItemId }) => subscriptionItemId}
      rowLink={({ subscriptionItemId }) => linkTo(subscriptionItemId)}
      filter={['status', 'title']}
      sort="-created"
      empty={{ title: 'No items yet', text: 'Items that belong to subscriptions will appear here.' }}
    />
  )
}

/** All subscriptions of members and teams. */
function SubscriptionTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscriptions"
      query={useListAllSubscriptionsQuery()}
      columns={subscriptionColumns}
      rowKey={({ subscriptionId }) => subscriptionId}
      rowLink={({ subscriptionId }) => linkTo(subscriptionId)}
      filter={['status', 'title']}
      sort="-created"
      empty={{ title: 'No subscriptions yet', text: 'Memberships and solutions that renew will appear here.' }}
    />
  )
}

/** The subscriptions as the card-payment provider has them. */
function StripeSubscriptionTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscriptions in Stripe"
      query={useListAllStripeSubscriptionsQuery()}
      columns={stripeColumns}
      rowKey={({ id }) => id}
      rowLink={({ subscriptionId }) => subscriptionId && linkTo(subscriptionId)}
      filter={['status', 'plan']}
      sort="-created"
      exportName="stripe-subscriptions"
      empty={{
        title: 'No subscriptions in Stripe',
        text: 'Recurring card charges will appear here.',
      }}
    />
  )
}

/** What happened to subscriptions, newest first. */
function SubscriptionEventTable({ linkTo }: Props) {
  return (
    <QueryTable
      caption="Subscription events"
      query={useListSubscriptionEventsQuery()}
      columns={eventColumns}
      rowKey={({ subscriptionEventId }) => subscriptionEventId}
      rowLink={({ subscriptionId }) => subscriptionId && linkTo(subscriptionId)}
      filter={['type', 'title']}
      sort="-at"
      empty={{
        title: 'No events yet',
        text: 'Starts, renewals, failed payments and cancellations will appear here.',
      }}
    />
  )
}
