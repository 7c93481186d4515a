import type { SolutionVariation } from '@/contract/content'
import { isPremium, planOf } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'
import { solutionOf } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import type { OrderRow, SubscriptionRow } from '../../commerce/commerceTables'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'
import { seedInrRate } from './makeOrder'

const noMoreThan = (months: number, from: string): string => {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString()
}

/** Active memberships and other monthly or yearly subscriptions. Team purchases are seeded with the teams. */
export function seedSubscriptions(users: readonly UserRow[], orders: readonly OrderRow[]): SubscriptionRow[] {
  const byId = new Map(users.map((user) => [user.userId, user]))
  const rows = [
    ...orders.flatMap((order) => membershipOf(order, byId.get(order.userId))),
    ...orders.flatMap(recurringOf),
  ]
  failSome(rows)
  return rows.map((row, index) => ({
    ...row,
    subscriptionId: `s-${301 + index}`,
    stripeSubscriptionId: `sub_${301 + index}`,
    items: row.items.map((item, line) => ({ ...item, subscriptionItemId: `si-${301 + index}-${line + 1}` })),
  }))
}

type Unnumbered = Omit<SubscriptionRow, 'subscriptionId' | 'stripeSubscriptionId'>

const blank = { cancelledAt: null, endedAt: null, failureMessage: null, noticePeriodDays: null }

/** The user's current membership, if this order started it. */
function membershipOf(order: OrderRow, user: UserRow | undefined): Unnumbered[] {
  const item = order.items.find((one) => isPremium({ uid: one.uid ?? '' }))
  if (!user?.tierStartedAt || !user.tierEndsAt || !item) return []
  if (Math.abs(Date.parse(user.tierStartedAt) - Date.parse(order.createdAt)) > 60_000) return []
  const plan = planOf(user.tier)
  const cents = plan.currency === 'SGD' ? plan.amount : Math.round(plan.amount / seedInrRate)
  const isMonthly = plan.months === 1
  return [
    {
      ...blank,
      status: user.tierRenews ? 'ACTIVE' : 'CANCELLED',
      cancelledAt: user.tierRenews ? null : order.createdAt,
      userId: user.userId,
      orderId: order.orderId,
      plan: user.tier,
      createdAt: order.createdAt,
      currentPeriodStart: user.tierStartedAt,
      currentPeriodEnd: user.tierEndsAt,
      interval: plan.months === 12 ? 'year' : 'month',
      intervalCount: plan.months === 12 ? 1 : plan.months,
      cents,
      // The provider's coupon applies this code to every renewal.
      ...(order.discountCode === 'DOER10' ? { nextCents: cents - Math.round(cents / 10) } : {}),
      noticePeriodDays: isMonthly ? 30 : null,
      paymentMethodId: `pm_${user.userId}`,
      items: [lineOf(item, toCents(item.price))],
    },
  ]
}

/** Failed renewals of some generated members: the period is over and the next one unpaid. */
function failSome(rows: Unnumbered[]): void {
  const renewed = rows.filter(
    ({ userId, status, plan, currentPeriodStart, createdAt }) =>
      /^u-\d+$/.test(userId) && status === 'ACTIVE' && !plan && currentPeriodStart > createdAt,
  )
  for (const row of renewed.filter((_, index) => index % 12 === 5)) {
    row.status = 'PAST_DUE'
    row.currentPeriodEnd = row.currentPeriodStart
    row.currentPeriodStart = noMoreThan(row.interval === 'year' ? -12 : -row.intervalCount, row.currentPeriodEnd)
    row.failureMessage = 'Your card was declined. Please use another one.'
  }
}

/** Every recurring item of a paid personal order. */
function recurringOf(order: OrderRow, index: number): Unnumbered[] {
  const random = randomFrom(4200 + index)
  if (order.teamId !== null || !['COMPLETE', 'PENDING_ACTIVATION'].includes(order.status)) return []
  return order.items.flatMap((item) => {
    const variation = solutionOf(item.uid)?.variations.find(({ uid }) => uid === item.variationUid)
    if (!variation || variation.interval === 'once' || isPremium({ uid: item.uid ?? '' })) return []
    const state = random.chance(0.12) ? 'CANCELLED' : random.chance(0.12) ? 'ENDED' : 'ACTIVE'
    return [recurring(order, item, variation, state)]
  })
}

type State = 'ACTIVE' | 'CANCELLED' | 'ENDED'

function recurring(
  order: OrderRow,
  item: OrderRow['items'][number],
  variation: SolutionVariation,
  state: State,
): Unnumbered {
  const intervalCount = variation.intervalCount ?? 1
  const months = (variation.interval === 'year' ? 12 : 1) * intervalCount
  let start = order.createdAt
  // An ended one stopped after its first period, if that has passed.
  const isOver = state === 'ENDED' && noMoreThan(months, start) < clock.iso()
  for (let next = noMoreThan(months, start); next <= clock.iso() && !isOver; next = noMoreThan(months, start))
    start = next
  const end = noMoreThan(months, start)
  const status = state === 'ENDED' && !isOver ? 'ACTIVE' : state
  return {
    ...blank,
    status,
    cancelledAt: status === 'ACTIVE' ? null : start,
    endedAt: isOver ? end : null,
    userId: order.userId,
    orderId: order.orderId,
    createdAt: order.createdAt,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    interval: variation.interval === 'year' ? 'year' : 'month',
    intervalCount,
    cents: toCents(item.price) * (item.quantity ?? 1),
    noticePeriodDays: months === 1 ? 30 : null,
    paymentMethodId: `pm_${order.userId}`,
    items: [lineOf(item, toCents(item.price))],
  }
}

const lineOf = (
  { uid = '', title, variation = '', variationUid = '', quantity = 1 }: OrderRow['items'][number],
  cents: number,
) => ({
  subscriptionItemId: '',
  uid,
  title,
  variation,
  variationUid,
  quantity,
  price: cents / 100,
})
