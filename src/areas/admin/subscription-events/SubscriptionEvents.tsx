import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { lazyPart } from '@/ui/lazyPart'
import { StripeSubscriptionTable } from './StripeSubscriptionTable'
import { SubscriptionEventTable } from './SubscriptionEventTable'
import { SubscriptionItemTable } from './SubscriptionItemTable'
import { SubscriptionTable } from './SubscriptionTable'

const SubscriptionPanel = lazyPart(() => import('./SubscriptionPanel'), 'SubscriptionPanel')
const ItemPanel = lazyPart(() => import('./ItemPanel'), 'ItemPanel')

const tabs = [
  { key: 'events', label: 'Events' },
  { key: 'subscriptions', label: 'Subscriptions' },
  { key: 'items', label: 'Items' },
  { key: 'stripe', label: 'At Stripe' },
]

/** What happened to subscriptions, all subscriptions with their items, and the same at the card-payment provider. */
export default function SubscriptionEvents() {
  const [params, setParams] = useOptimisticSearchParams()
  const shown = tabs.find(({ key }) => key === params.get('show'))?.key ?? 'events'
  const subscription = useOpenedRow('subscription')
  const item = useOpenedRow('item')
  return (
    <Page title="Subscription events" lead="Subscription history and current status.">
      <Tabs
        label="Subscriptions"
        tabs={tabs}
        value={shown}
        // Search and page belong to the tab that was left.
        onChange={(key) =>
          setParams(() => new URLSearchParams(key === 'events' ? {} : { show: key }), { preventScrollReset: true })
        }
      >
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
