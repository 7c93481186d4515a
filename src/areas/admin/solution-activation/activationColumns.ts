import { buyerColumn } from '@/components/admin/buyerColumn'
import type { OrderItem } from '@/contract/types'
import { purchaseAge } from '@/domain/billing/activation'
import { toCents } from '@/lib/money/money'
import { wordOf } from '@/lib/text/said'
import { dateTimeColumn, moneyColumn, numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'

const addOnsOf = ({ addOns = [] }: OrderItem) =>
  addOns.map(({ title, uid, quantity }) => `${quantity} × ${title ?? uid}`).join('; ')

/** How long ago something was bought. */
const ageNames = { today: 'Today', week: '1–7 days ago', older: 'Over 7 days ago' }
const ageChoices = Object.entries(ageNames).map(([value, label]) => ({ value, label }))

/** The columns of the items that wait for their activation (R-LIFE-01). @param now in ms, to tell today's purchases */
export const activationColumns = (now: number): readonly Column<OrderItem>[] => [
  textColumn('solution', 'Solution', ({ title }) => title, {
    rowHeader: true,
    note: ({ variation }) => variation,
    facet: ({ title }) => title,
  }),
  buyerColumn(),
  dateTimeColumn('purchased', 'Purchased', ({ purchaseDate }) => purchaseDate, { second: true }),
  textColumn('bought', 'Bought', (item) => wordOf(ageNames, purchaseAge(item, now)), {
    hidden: true,
    facet: (item) => purchaseAge(item, now),
    choices: ageChoices,
  }),
  numberColumn('quantity', 'Quantity', ({ quantity = 1 }) => quantity, { wideOnly: true }),
  moneyColumn('price', 'Price (SGD)', ({ price }) => (price === undefined ? undefined : toCents(price))),
  textColumn('order', 'Order', ({ orderId }) => orderId, { wideOnly: true }),
  textColumn('addOns', 'Add-ons', addOnsOf, { hidden: true }),
  textColumn('account', 'Account', ({ teamId }) => (teamId ? 'Team' : 'Personal'), { hidden: true }),
  textColumn('personal', 'Reserved for', ({ customerEmail }) => customerEmail, { hidden: true }),
]
