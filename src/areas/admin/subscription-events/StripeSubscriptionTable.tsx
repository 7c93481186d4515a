import { useListAllStripeSubscriptionsQuery } from '@/api/admin/stripe'
import { QueryTable } from '@/ui/table/QueryTable'
import { stripeColumns } from './subscriptionColumns'

/** @param linkTo the URL that opens the record with a number */
type Props = { linkTo: (id: string) => string }

/** The subscriptions as the card-payment provider has them. */
export function StripeSubscriptionTable({ linkTo }: Props) {
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
