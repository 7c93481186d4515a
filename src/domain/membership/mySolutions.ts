import type { Order, OrderItem, Shape } from '@/contract/types'
import { renews } from '../billing/nextCharge'
import { isMembership } from './membership'
import { isPremium } from './premium'

type Subscription = Shape<'Subscription'>
type SubscriptionItem = Shape<'SubscriptionItem'>

/** The status of a purchase for its buyer. `ending`: cancelled but still active. */
export type SolutionState = 'pastDue' | 'activating' | 'active' | 'ending' | 'ended' | 'refunded'

/** A member's purchase, one-time or subscription, as one row. Dates are ISO 8601. */
export type MySolution = {
  key: string
  uid: string | undefined
  title: string
  variation: string | undefined
  quantity: number
  /** A `SolutionState`, or the server's own status if this app doesn't know it. */
  state: string
  boughtAt: string | undefined
  activeSince: string | undefined
  /** Last day of a term, or the end of the paid period. */
  until: string | undefined
  orderId: string | undefined
  subscription: Subscription | undefined
  /** The lines of the subscription. */
  items: SubscriptionItem[]
}

const rank: Readonly<Record<string, number>> = {
  pastDue: 0,
  activating: 1,
  active: 2,
  ending: 3,
  ended: 4,
  refunded: 5,
}

/** Whether it is over. */
export const isOver = ({ state }: Pick<MySolution, 'state'>): boolean => state === 'ended' || state === 'refunded'

const rankOf = ({ state }: MySolution) => rank[state] ?? 2

type Known = {
  orders: readonly Order[]
  subscriptions: readonly Subscription[]
  items?: readonly SubscriptionItem[]
}

/**
 * All personal purchases of a member: those that need attention first, then the newest.
 * An order item and the subscription that it started are one row. The active premium membership is shown elsewhere.
 */
export function mySolutions({ orders, subscriptions, items = [] }: Known): MySolution[] {
  const bought = orders.flatMap((order) =>
    order.status === 'PENDING' || order.status === 'FAILED' ? [] : order.items.map((item) => ({ order, item })),
  )
  const own = subscriptions.filter(({ teamId }) => !teamId)
  const matched = new Set<OrderItem>()
  const running = own
    .filter((one) => !isMembership(one) || one.status === 'ENDED')
    // Subscriptions that name their order come first: the others are matched by guessing.
    .toSorted((one, other) => Number(!one.orderId) - Number(!other.orderId))
    .map((subscription) => {
      const begun = bought.find(({ order, item }) => !matched.has(item) && isBegunBy(subscription, order, item))
      if (begun) matched.add(begun.item)
      const lines = items.filter(({ subscriptionId }) => subscriptionId === subscription.subscriptionId)
      return ofSubscription(subscription, lines, begun?.item)
    })
  // The order of a membership adds nothing to its subscription.
  const once = bought
    .filter(({ item }) => !matched.has(item) && !isPremium({ uid: '', ...item }))
    .map(({ order, item }) => ofItem(order, item))
  return [...running, ...once].sort(
    (a, b) => rankOf(a) - rankOf(b) || (b.boughtAt ?? '').localeCompare(a.boughtAt ?? ''),
  )
}

/** Whether two values may be the same: they are equal, or one is missing; null is no missing value. */
const mayBe = (one: string | null | undefined, other: string | undefined) =>
  one === undefined || one === '' || !other || one === other

/**
 * Whether an order began a subscription. A missing value is no difference: otherwise a purchase would be listed twice.
 */
const isBegunBy = (one: Subscription, order: Order, item: OrderItem) =>
  (one.orderId === order.orderId || (mayBe(one.orderId, order.orderId) && order.status !== 'REFUNDED')) &&
  (one.uid && item.uid ? one.uid === item.uid : one.title === item.title) &&
  mayBe(one.variation, item.variation)

const states: Record<Subscription['status'] | OrderItem['status'], SolutionState> = {
  ACTIVE: 'active',
  PENDING_ACTIVATION: 'activating',
  PAST_DUE: 'pastDue',
  CANCELLED: 'ending',
  ENDED: 'ended',
}

const stateOf = (status: Subscription['status'] | OrderItem['status']): string =>
  Object.hasOwn(states, status) ? states[status] : status

function ofSubscription(one: Subscription, items: SubscriptionItem[], item: OrderItem | undefined): MySolution {
  const waits = one.status === 'ACTIVE' && item?.status === 'PENDING_ACTIVATION'
  return {
    key: one.subscriptionId,
    uid: one.uid,
    title: one.title,
    variation: one.variation,
    quantity: one.quantity ?? 1,
    state: waits ? 'activating' : one.status === 'ACTIVE' && renews(one) === false ? 'ending' : stateOf(one.status),
    boughtAt: one.createdAt,
    activeSince: item?.activationDate ?? (waits ? undefined : one.createdAt),
    until: one.endedAt ?? one.currentPeriodEnd,
    orderId: one.orderId ?? undefined,
    subscription: one,
    items,
  }
}

/** The status of an order if it applies to all its lines; undefined if each line has its own. */
const orderStateOf = ({ status }: Order): string | undefined =>
  status === 'REFUNDED' ? 'refunded' : status === 'COMPLETE' || status === 'PENDING_ACTIVATION' ? undefined : status

function ofItem(order: Order, item: OrderItem): MySolution {
  return {
    key: `${order.orderId}:${item.itemId}`,
    uid: item.uid,
    title: item.title,
    variation: item.variation,
    quantity: item.quantity ?? 1,
    state: orderStateOf(order) ?? stateOf(item.status),
    boughtAt: order.createdAt,
    activeSince: item.activationDate ?? undefined,
    until: item.endDate ?? undefined,
    orderId: order.orderId,
    subscription: undefined,
    items: [],
  }
}
