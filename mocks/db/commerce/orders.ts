import type { Shape } from '@/contract/types'
import { reject } from '../../http'
import { buyerNames, newestFirst } from './buyers'
import type { OrderRow } from './commerceTables'
import { db } from '../db'

export const orderOr404 = (orderId: string): OrderRow =>
  db.orders.find((row) => row.orderId === orderId) ?? reject(404, 'This order does not exist')

/** Converts an order row to the contract's shape. */
export const toOrder = ({ charged: _charged, ...order }: OrderRow): Shape<'Order'> => ({
  ...order,
  ...buyerNames(order),
})

export const toOrders = (rows: readonly OrderRow[]): Shape<'Order'>[] =>
  newestFirst(rows, ({ createdAt }) => createdAt).map(toOrder)

/** An item with the order and buyer data that a flat list shows (R-LIFE-01). */
export const toFlatItem = (
  order: OrderRow,
  item: OrderRow['items'][number],
): Shape<'OrderItem'> & { purchaseDate: string } => ({
  ...item,
  ...buyerNames(order),
  purchaseDate: order.createdAt,
  orderId: order.orderId,
  calculatedOrder: order.calculated,
})

const paid = ['COMPLETE', 'PENDING_ACTIVATION']

/** All items of paid orders with a given status, as a flat list. */
export const paidItems = (status: Shape<'OrderItem'>['status']) =>
  db.orders
    .filter((order) => paid.includes(order.status))
    .flatMap((order) => order.items.filter((item) => item.status === status).map((item) => ({ order, item })))

/** The latest paid item of a solution that has not ended. */
export function activeItemOf(userId: string, uid: string) {
  const orders = db.orders.filter((row) => row.userId === userId && row.teamId === null && paid.includes(row.status))
  return orders
    .flatMap((order) => order.items.map((item) => ({ order, item })))
    .findLast(({ item }) => item.uid === uid && item.status !== 'ENDED')
}
