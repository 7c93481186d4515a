import { buyerColumn } from '@/components/admin/buyerColumn'
import type { OrderItem } from '@/contract/types'
import { toCents } from '@/lib/money/money'
import { dateTimeColumn, moneyColumn, numberColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

const addOnsOf = ({ addOns = [] }: OrderItem) =>
  addOns.map(({ title, uid, quantity }) => `${quantity} × ${title ?? uid}`).join('; ')

/** The columns of the items that wait for their activation (R-LIFE-01). */
export const activationColumns: readonly Column<OrderItem>[] = [
  textColumn('solution', 'Solution', ({ title }) => title, {
    rowHeader: true,
    note: ({ variation }) => variation,
    facet: ({ title }) => title,
  }),
  buyerColumn(),
  dateTimeColumn('purchased', 'Purchased', ({ purchaseDate }) => purchaseDate),
  numberColumn('quantity', 'Quantity', ({ quantity = 1 }) => quantity, { wideOnly: true }),
  moneyColumn('price', 'Price (SGD)', ({ price }) => (price === undefined ? undefined : toCents(price))),
  textColumn('order', 'Order', ({ orderId }) => orderId, { wideOnly: true }),
  textColumn('addOns', 'Add-ons', addOnsOf, { hidden: true }),
  textColumn('account', 'Account', ({ teamId }) => (teamId ? 'Team' : 'Personal'), { hidden: true }),
  textColumn('personal', 'Reserved for', ({ customerEmail }) => customerEmail, { hidden: true }),
]
