import type { Order, OrderItem, Shape } from '@/contract/types'
import { isPremium } from './premium'

type Subscription = Shape<'Subscription'>
type SubscriptionItem = Shape<'SubscriptionItem'>

/** How something bought stands with its buyer. `ending`: cancelled, still running. */
export type SolutionState = 'pastDue' | 'activating' | 'active' | 'ending' | 'ended' | 'refunded'

/** Something that a member has bought: once, or by subscription, in one row. Dates are ISO 8601. */
export type MySolution = {
  key: string
  uid: string | undefined
  title: string
  variation: string | undefined
  quantity: number
  state: SolutionState
  boughtAt: string | undefined
  activeSince: string | undefined
  /** Last day of a term, or the end of what is paid. */
  until: string | undefined
  orderId: string | undefined
  subscription: Subscription | undefined
  /** The lines of the subscription. */
  items: SubscriptionItem[]
}

const rank: Record<SolutionState, number> = { pastDue: 0, activating: 1, active: 2, ending: 3, ended: 4, refunded: 5 }

/** Whether it belongs to the past. */
export const isOver = ({ state }: Pick<MySolution, 'state'>): boolean => state === 'ended' || state === 'refunded'

type Known = {
  orders: readonly Order[]
  subscriptions: readonly Subscription[]
  items?: readonly SubscriptionItem[]
}

/**
 * All that a member has bought for the personal account, what needs attention first, then the newest.
 * An order's item and the subscription that it began are one row. The running premium membership is told elsewhere.
 */
export function mySolutions({ orders, subscriptions, items = [] }: Known): MySolution[] {
  const bought = orders.flatMap((order) =>
    ['COMPLETE', 'PENDING_ACTIVATION', 'REFUNDED'].includes(order.status)
      ? order.items.map((item) => ({ order, item }))
      : [],
  )
  const own = subscriptions.filter(({ teamId }) => !teamId)
  const matched = new Set<OrderItem>()
  const running = own
    .filter((one) => !isMembership(one.uid) || one.status === 'ENDED')
    .map((subscription) => {
      const begun = bought.find(({ order, item }) => !matched.has(item) && isBegunBy(subscription, order, item))
      if (begun) matched.add(begun.item)
      const lines = items.filter(({ subscriptionId }) => subscriptionId === subscription.subscriptionId)
      return ofSubscription(subscription, lines, begun?.item)
    })
  // A membership's order says nothing that its subscription does not say.
  const once = bought
    .filter(({ item }) => !matched.has(item) && !isMembership(item.uid))
    .map(({ order, item }) => ofItem(order, item))
  return [...running, ...once].sort(
    (a, b) => rank[a.state] - rank[b.state] || (b.boughtAt ?? '').localeCompare(a.boughtAt ?? ''),
  )
}

const isMembership = (uid: string | undefined) => isPremium({ uid: uid ?? '' })

const isBegunBy = (one: Subscription, order: Order, item: OrderItem) =>
  one.orderId === order.orderId && one.uid === item.uid && (one.variation ?? '') === (item.variation ?? '')

const states: Record<Subscription['status'], SolutionState> = {
  ACTIVE: 'active',
  PAST_DUE: 'pastDue',
  CANCELLED: 'ending',
  ENDED: 'ended',
}

function ofSubscription(one: Subscription, items: SubscriptionItem[], item: OrderItem | undefined): MySolution {
  const waits = one.status === 'ACTIVE' && item?.status === 'PENDING_ACTIVATION'
  return {
    key: one.subscriptionId,
    uid: one.uid,
    title: one.title,
    variation: one.variation,
    quantity: one.quantity ?? 1,
    state: waits ? 'activating' : states[one.status],
    boughtAt: one.createdAt,
    activeSince: item?.activationDate ?? (waits ? undefined : one.createdAt),
    until: one.endedAt ?? one.currentPeriodEnd,
    orderId: one.orderId ?? undefined,
    subscription: one,
    items,
  }
}

function ofItem(order: Order, item: OrderItem): MySolution {
  const state =
    order.status === 'REFUNDED'
      ? 'refunded'
      : item.status === 'PENDING_ACTIVATION'
        ? 'activating'
        : item.status === 'ENDED'
          ? 'ended'
          : 'active'
  return {
    key: `${order.orderId}:${item.itemId}`,
    uid: item.uid,
    title: item.title,
    variation: item.variation,
    quantity: item.quantity ?? 1,
    state,
    boughtAt: order.createdAt,
    activeSince: item.activationDate ?? undefined,
    until: item.endDate ?? undefined,
    orderId: order.orderId,
    subscription: undefined,
    items: [],
  }
}
