import { isPremium } from '@/domain/membership/premium'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { clock } from '../../settings/clock'
import { newestFirst } from '../../db/commerce/buyers'
import { completeOrder, finishSession } from '../../db/commerce/checkout'
import type { OrderRow } from '../../db/commerce/commerceTables'
import { db } from '../../db/db'
import { recreateInvoice } from '../../db/commerce/orderInvoice'
import { activeItemOf, orderOr404, paidItems, toFlatItem, toOrder, toOrders } from '../../db/commerce/orders'
import { enterTeam } from '../../db/teams/teams'
import { reject, type Handlers } from '../../http'

const day = 86_400_000

function checkActivation(order: OrderRow, item: OrderRow['items'][number], date: string): void {
  const no = (message: string) => reject(422, message, { fields: { activationDate: message } })
  if (!['COMPLETE', 'PENDING_ACTIVATION'].includes(order.status)) reject(409, 'This order is not paid')
  if (item.status !== 'PENDING_ACTIVATION') reject(409, 'This solution is already active')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) no('Please enter a valid date')
  if (date < (singaporeDay(order.createdAt) ?? '')) no('The date is before the purchase')
  if (date > (singaporeDay(clock.now() + 365 * day) ?? '')) no('The date is more than a year ahead')
}

export const orders = {
  listMyOrders: ({ me }) => toOrders(db.orders.filter(({ userId, teamId }) => userId === me.userId && teamId === null)),
  listTeamOrders: ({ me, path }) => {
    const { team } = enterTeam(me, path.id, 'readInvoices')
    return toOrders(db.orders.filter(({ teamId }) => teamId === team.teamId))
  },
  listAllOrders: () => toOrders(db.orders),
  hasActiveSolution: ({ me, path }) => {
    const isMembership = isPremium({ uid: path.id })
    const byMembership = isMembership && me.isPremiumMember
    // A purchased membership is active as long as the membership lasts.
    const found = isMembership && !me.isPremiumMember ? undefined : activeItemOf(me.userId, path.id)
    return {
      hasActiveSolution: found !== undefined || byMembership,
      orderId: found?.order.orderId ?? null,
      itemId: found?.item.itemId ?? null,
      activationDate: found?.item.activationDate ?? null,
    }
  },
  useOrderSession: ({ me, body }) => toOrder(finishSession(me, body.sessionId)),
  countOrdersPendingActivation: () => ({ count: paidItems('PENDING_ACTIVATION').length }),
  listOrdersPendingActivation: () =>
    newestFirst(
      paidItems('PENDING_ACTIVATION').map(({ order, item }) => toFlatItem(order, item)),
      ({ purchaseDate }) => purchaseDate,
    ).reverse(),
  activateOrderItem: ({ path, body }) => {
    const order = orderOr404(path.orderId)
    const item = order.items.find(({ itemId }) => itemId === path.itemId) ?? reject(404, 'This order has no such item')
    checkActivation(order, item, body.activationDate)
    Object.assign(item, { status: 'ACTIVE', activationDate: body.activationDate })
    if (order.items.every(({ status }) => status !== 'PENDING_ACTIVATION')) order.status = 'COMPLETE'
    return toFlatItem(order, item)
  },
  listOldMemberships: () =>
    newestFirst(
      paidItems('ENDED')
        .filter(({ item }) => isPremium({ uid: item.uid ?? '' }))
        .map(({ order, item }) => toFlatItem(order, item)),
      ({ purchaseDate }) => purchaseDate,
    ),
  recreateOrderInvoice: ({ path, body }) => recreateInvoice(orderOr404(path.id), body.discountCode),
  completeOrder: ({ path }) => {
    const order = orderOr404(path.id)
    if (order.status !== 'PENDING') reject(409, 'This order is not pending')
    completeOrder(order)
    return toOrder(order)
  },
} satisfies Partial<Handlers>
