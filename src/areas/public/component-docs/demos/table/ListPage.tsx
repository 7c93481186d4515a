import {
  dateColumn,
  dateTimeColumn,
  linkColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { QueryTable } from '@/ui/table/QueryTable'

type Order = {
  number: string
  state: 'PAID' | 'OPEN' | 'REFUNDED'
  buyer: { name: string; email: string }
  placed: string
  due: string
  seats: number
  cents: number
  plan: string
}

const orderStates: StatusTable<Order['state']> = {
  OPEN: { label: 'Open', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded' },
}
// One column of each maker: its text is shown, searched and exported, and its value sorts.
const columns: readonly Column<Order>[] = [
  linkColumn(
    'number',
    'Order',
    ({ number }) => number,
    ({ number }) => `?order=${number}`,
  ),
  personColumn('buyer', 'Buyer', ({ buyer }) => buyer),
  statusColumn('state', 'State', ({ state }) => state, orderStates),
  textColumn('plan', 'Plan', ({ plan }) => plan),
  dateTimeColumn('placed', 'Placed', ({ placed }) => placed),
  dateColumn('due', 'Due', ({ due }) => due),
  numberColumn('seats', 'Seats', ({ seats }) => seats),
  moneyColumn('total', 'Total (SGD)', ({ cents }) => cents),
]
const buyers = [
  { name: 'Mei Tan', email: 'mei@tan.example' },
  { name: 'Arjun Nair', email: 'arjun@nair.example' },
  { name: 'Siti Rahman', email: 'siti@rahman.example' },
]
const orders: readonly Order[] = Array.from({ length: 40 }, (_, index) => ({
  number: `D-${1001 + index}`,
  state: index % 5 === 0 ? 'REFUNDED' : index % 2 === 0 ? 'OPEN' : 'PAID',
  buyer: buyers[index % buyers.length] ?? { name: '', email: '' },
  placed: new Date(Date.UTC(2026, index % 12, (index % 27) + 1, 2, index)).toISOString(),
  due: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
  seats: (index * 7) % 30,
  cents: 4900 + index * 1250,
  plan: index % 3 === 0 ? 'Premium' : 'Team',
}))
const numberOf = ({ number }: Order) => number

/** ListPage has a page heading of its own, so its list is shown without it: the other props are the same. */
export const states = {
  'Tabs with counts, search, filter and one column of each kind': (
    <QueryTable
      caption="Orders of the month"
      query={{ data: orders }}
      columns={columns}
      rowKey={numberOf}
      tabs="state"
      filter="plan"
      sort="-placed"
      size={10}
      prefix="orders-"
      exportName="docs-orders"
      empty={{ title: 'No orders yet', text: 'Orders will appear here as soon as someone pays.' }}
    />
  ),
}
