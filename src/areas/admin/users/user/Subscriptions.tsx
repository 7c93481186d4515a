import { useListUserSubscriptionItemsQuery, useListUserSubscriptionsQuery } from '@/api/admin/subscriptions'
import { billedColumn } from '@/components/billing/billedColumn'
import { subscriptionState, subscriptionStates } from '@/components/admin/subscriptionStates'
import type { Shape } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { optionalCents } from '@/lib/money/money'
import { moneyColumn, numberColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Panel, PanelTable } from './Panel'

type Subscription = Shape<'Subscription'>
type Item = Shape<'SubscriptionItem'>

type Named = Pick<Item, 'title' | 'variation' | 'teamName'>

const buyer = ({ teamName }: Named) => teamName && `for ${teamName}`
const titled = ({ title, variation }: Named) => planTitle({ title, variation })

const columns: readonly Column<Subscription>[] = [
  textColumn('title', 'Subscription', titled, { note: buyer, rowHeader: true }),
  statusColumn('status', 'Status', subscriptionState, subscriptionStates),
  billedColumn('until', 'Paid until', ({ currentPeriodEnd }) => currentPeriodEnd),
  billedColumn('next', 'Next charge', ({ nextChargeDate }) => nextChargeDate),
  moneyColumn('amount', 'Charge (SGD)', ({ nextChargeAmount, amount }) => optionalCents(nextChargeAmount ?? amount)),
]

const itemColumns: readonly Column<Item>[] = [
  textColumn('title', 'Item', titled, { note: buyer, rowHeader: true }),
  statusColumn('status', 'Status', ({ status }) => status, subscriptionStates),
  numberColumn('quantity', 'Quantity', ({ quantity }) => quantity),
  textColumn('assignee', 'Used by', ({ assigneeName }) => assigneeName),
  moneyColumn('price', 'Price (SGD)', ({ price }) => optionalCents(price)),
]

/** The user's subscriptions and their items, each list on its own. */
export function Subscriptions({ userId }: { userId: string }) {
  return (
    <>
      <Panel title="Subscriptions" query={useListUserSubscriptionsQuery({ id: userId })} none="No subscriptions.">
        {(rows) => (
          <PanelTable
            caption="All subscriptions"
            columns={columns}
            rows={rows}
            rowKey={({ subscriptionId }) => subscriptionId}
            prefix="subscriptions-"
          />
        )}
      </Panel>
      <Panel title="Subscription items" query={useListUserSubscriptionItemsQuery({ id: userId })} none="No items.">
        {(rows) => (
          <PanelTable
            caption="All subscription items"
            columns={itemColumns}
            rows={rows}
            rowKey={({ subscriptionItemId }) => subscriptionItemId}
            prefix="items-"
          />
        )}
      </Panel>
    </>
  )
}
