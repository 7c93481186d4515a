import { csvFile } from '@/lib/files/csv'
import { toCents, toSgd } from '@/lib/money/money'
import { dayRange } from '../../db/backOffice/dayRange'
import { db } from '../../db/db'
import { findUser } from '../../db/find'
import type { Handlers } from '../../http'

/** The solutions of each partner. */
const solutionsOf = {
  axa: ['group-health-insurance'],
  fullerton: ['telehealth'],
  financio: ['bookkeeping', 'payroll', 'sole-proprietor-tax'],
}

const header = [
  'orderId',
  'purchaseDate',
  'firstName',
  'lastName',
  'email',
  'phone',
  'solution',
  'quantity',
  'total',
  'status',
]
const paid = ['COMPLETE', 'PENDING_ACTIVATION']
const states: Record<string, string> = { ACTIVE: 'activated', PENDING_ACTIVATION: 'pending', ENDED: 'ended' }

type Item = (typeof db.orders)[number]['items'][number]

const totalOf = ({ price, quantity = 1, addOns = [] }: Item) =>
  toSgd(addOns.reduce((sum, addOn) => sum + toCents(addOn.price) * (addOn.quantity ?? 1), toCents(price) * quantity))

function purchases(partner: keyof typeof solutionsOf, path: { from: string; to: string }): Blob {
  const within = dayRange(path)
  const orders = db.orders.filter(({ createdAt, status }) => paid.includes(status) && within(createdAt))
  const rows = orders.flatMap((order) => {
    const { firstName, lastName, email, phone, phoneDiallingCode } = findUser(order.userId) ?? {}
    return order.items
      .filter(({ uid }) => solutionsOf[partner].includes(uid ?? ''))
      .map((item) => [
        order.orderId,
        order.createdAt,
        firstName,
        lastName,
        email,
        [phoneDiallingCode, phone].filter(Boolean).join(' '),
        item.title,
        item.quantity ?? 1,
        totalOf(item),
        states[item.status ?? ''] ?? item.status,
      ])
  })
  return csvFile(header, rows)
}

export const dataExports = {
  exportAxaPurchases: ({ path }) => purchases('axa', path),
  exportFullertonPurchases: ({ path }) => purchases('fullerton', path),
  exportFinancioPurchases: ({ path }) => purchases('financio', path),
} satisfies Partial<Handlers>
