import { rhythm } from '@/domain/cart/interval'
import { billedColumn } from '@/components/billing/billedColumn'
import { buyerColumn } from '@/components/admin/buyerColumn'
import { subscriptionEvents, subscriptionState, subscriptionStates } from '@/components/admin/subscriptionStates'
import type { Shape } from '@/contract/types'
import { formatCharge } from '@/domain/billing/stripeCharges'
import { optionalCents } from '@/lib/money/money'
import { yesOrNo } from '@/lib/text/wording'
import {
  dateColumn,
  dateTimeColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

export type SubscriptionEvent = Shape<'SubscriptionEvent'>
export type Subscription = Shape<'Subscription'>
export type SubscriptionItem = Shape<'SubscriptionItem'>
export type StripeSubscription = Shape<'StripeSubscription'>

/** `Monthly`, `Yearly`, `Every 3 months`. */
const billed = (interval: string | undefined, count = 1): string => {
  if (count === 1 && interval === 'month') return 'Monthly'
  if (count === 1 && interval === 'year') return 'Yearly'
  return rhythm(interval, count).replace(/^e/, 'E')
}

type Titled = { title?: string | undefined; variation?: string | null | undefined }

const titleColumn = <Row extends Titled>(header: string): Column<Row> =>
  textColumn('title', header, ({ title }) => title, {
    rowHeader: true,
    note: ({ variation }) => variation,
    facet: ({ title }) => title,
  })

export const eventColumns: readonly Column<SubscriptionEvent>[] = [
  dateTimeColumn('at', 'When', ({ createdAt }) => createdAt, { second: true }),
  statusColumn('type', 'What happened', ({ type }) => type, subscriptionEvents),
  titleColumn('Subscription'),
  buyerColumn(),
  moneyColumn('amount', 'Amount (SGD)', ({ amount }) => optionalCents(amount)),
  textColumn('message', 'Message', ({ message }) => message),
  textColumn('id', 'Event', ({ subscriptionEventId: id }) => id, { hidden: true }),
  textColumn('stripe', 'Stripe event', ({ stripeEventId }) => stripeEventId, { hidden: true }),
]

export const subscriptionColumns: readonly Column<Subscription>[] = [
  titleColumn('Subscription'),
  buyerColumn(),
  statusColumn('status', 'Status', subscriptionState, subscriptionStates),
  moneyColumn('amount', 'Amount (SGD)', ({ amount }) => optionalCents(amount)),
  textColumn('per', 'Billed', ({ interval, intervalCount }) => billed(interval, intervalCount)),
  billedColumn('next', 'Next charge', ({ nextChargeDate }) => nextChargeDate),
  billedColumn('until', 'Period ends', ({ currentPeriodEnd }) => currentPeriodEnd, { hidden: true }),
  numberColumn('items', 'Items', ({ itemsCount }) => itemsCount, { hidden: true }),
  dateColumn('created', 'Started', ({ createdAt }) => createdAt, { second: true }),
  dateTimeColumn('cancelled', 'Cancelled', ({ cancelledAt }) => cancelledAt, { hidden: true }),
  textColumn('id', 'Subscription ID', ({ subscriptionId }) => subscriptionId, { hidden: true }),
  textColumn('stripe', 'Stripe ID', ({ stripeSubscriptionId }) => stripeSubscriptionId, { hidden: true }),
]

export const itemColumns: readonly Column<SubscriptionItem>[] = [
  titleColumn('Item'),
  buyerColumn(),
  statusColumn('status', 'Status', ({ status }) => status, subscriptionStates),
  numberColumn('quantity', 'Quantity', ({ quantity }) => quantity),
  moneyColumn('price', 'Price (SGD)', ({ price }) => optionalCents(price)),
  textColumn('assignee', 'Used by', ({ assigneeName }) => assigneeName, { hidden: true }),
  billedColumn('until', 'Period ends', ({ currentPeriodEnd }) => currentPeriodEnd),
  dateColumn('created', 'Started', ({ createdAt }) => createdAt, { second: true }),
  textColumn('order', 'Order', ({ orderId }) => orderId, { hidden: true }),
  textColumn('subscription', 'Subscription', ({ subscriptionId }) => subscriptionId, { hidden: true }),
]

/** Labels of the provider's statuses; an unknown status is shown as it is. */
const stripeStates: StatusTable<string> = {
  active: { label: 'Active', tone: 'success' },
  trialing: { label: 'On trial', tone: 'info' },
  past_due: { label: 'Past due', tone: 'danger' },
  unpaid: { label: 'Unpaid', tone: 'danger' },
  incomplete: { label: 'Incomplete', tone: 'warning' },
  incomplete_expired: { label: 'Never paid' },
  canceled: { label: 'Cancelled', tone: 'danger' },
}

const planText = ({ plan, quantity = 1 }: StripeSubscription) =>
  plan
    ? [formatCharge(plan.amount * quantity, plan.currency), rhythm(plan.interval, plan.interval_count)].join(' ')
    : ''

export const stripeColumns: readonly Column<StripeSubscription>[] = [
  textColumn('id', 'In Stripe', ({ id }) => id, { rowHeader: true }),
  textColumn('plan', 'Plan', ({ plan }) => plan?.nickname),
  buyerColumn(),
  statusColumn('status', 'Status', ({ status }) => status, stripeStates),
  textColumn('price', 'List price', planText),
  billedColumn('until', 'Period ends', ({ current_period_end: end }) => end && String(end)),
  textColumn('renews', 'Auto-renew', ({ cancel_at_period_end: ends, status }) =>
    status === 'canceled' ? 'Off' : yesOrNo(ends, 'Off', 'On'),
  ),
  dateTimeColumn('created', 'Created', ({ created }) => created),
  textColumn('customer', 'Customer', ({ customer }) => customer, { hidden: true }),
  textColumn('coupon', 'Coupon', ({ discount }) => discount?.coupon?.id, { hidden: true }),
  textColumn('subscription', 'Subscription', ({ subscriptionId }) => subscriptionId, { hidden: true }),
]
