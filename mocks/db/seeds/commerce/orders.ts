import { isPremium } from '@/domain/membership/premium'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { toCents, toSgd } from '@/lib/money/money'
import { clock } from '../../../settings/clock'
import type { DiscountCodeRow, OrderRow } from '../../commerce/commerceTables'
import { discountGiven } from '../../commerce/invoiceParts'
import type { UserRow } from '../../tables'
import type { TeamRow, TeamSubscriptionRow } from '../../teams/teamTables'
import { crowdPurchases, membershipPurchases, oldMembershipPurchases } from './crowdPurchases'
import { makeOrder } from './makeOrder'
import { personaPurchases } from './personaPurchases'
import { teamPurchases } from './teamPurchases'

const total = 420

export type TeamSeeds = { teams: readonly TeamRow[]; teamSubscriptions: readonly TeamSubscriptionRow[] }

/** All orders, oldest first; some users have none. Also counts the redemptions and discounts of each code. */
export function seedOrders(
  users: readonly UserRow[],
  { teams, teamSubscriptions }: TeamSeeds,
  codes: DiscountCodeRow[],
): OrderRow[] {
  const crowd = users.filter(({ userId }) => /^u-\d+$/.test(userId))
  const fixed = [
    ...personaPurchases(users, codes),
    ...teamPurchases(users, teams, teamSubscriptions),
    ...membershipPurchases(crowd, codes),
    ...oldMembershipPurchases(crowd),
  ]
  const purchases = [...fixed, ...crowdPurchases(crowd, codes, Math.max(0, total - fixed.length))]
  const today = singaporeDay(clock.now()) ?? ''
  const orders = purchases
    .filter(({ items, at }) => items.length > 0 && at <= clock.now())
    .sort((a, b) => a.at - b.at)
    .map((purchase, index) => {
      const order = endOld(makeOrder(purchase, 5001 + index), today)
      if (purchase.subscription) purchase.subscription.orderId ??= order.orderId
      return order
    })
  for (const order of orders) count(order, codes)
  return orders
}

/** A membership is over once its last day has passed. */
function endOld(order: OrderRow, today: string): OrderRow {
  for (const item of order.items)
    if (item.status === 'ACTIVE' && item.endDate && item.endDate < today && isPremium({ uid: item.uid ?? '' }))
      item.status = 'ENDED'
  return order
}

function count(order: OrderRow, codes: DiscountCodeRow[]): void {
  const { discountCode, createdAt, status } = order
  const code = codes.find((row) => row.code === discountCode)
  if (!code || status === 'FAILED' || status === 'PENDING') return
  code.timesUsed += 1
  code.totalDiscounted = toSgd(toCents(code.totalDiscounted) + discountGiven(order))
  code.lastUsedAt = createdAt
}
