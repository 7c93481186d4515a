import { Button } from '@/ui/Button'
import {
  dateColumn,
  dateTimeColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  type Column,
} from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'

const orders = Array.from({ length: 40 }, (_, index) => ({
  number: `D-${1001 + index}`,
  state: index % 2 === 0 ? 'OPEN' : 'PAID',
  buyer: { name: 'Mei Tan', email: 'mei@tan.example' },
  plan: index % 3 === 0 ? 'Premium' : 'Team',
  at: new Date(Date.UTC(2026, index % 12, index, 2, index)).toISOString(),
  seats: (index * 7) % 30,
  cents: 4900 + index * 1250,
}))
const states = { OPEN: { label: 'Open', tone: 'warning' }, PAID: { label: 'Paid', tone: 'success' } } as const
// One column of each maker: its text is shown, searched and exported, and its value sorts.
const columns: readonly Column<(typeof orders)[number]>[] = [
  textColumn('number', 'Order', ({ number }) => number, { rowHeader: true, to: ({ number }) => `?order=${number}` }),
  personColumn('buyer', 'Buyer', ({ buyer }) => buyer),
  statusColumn('state', 'State', ({ state }) => state, states),
  textColumn('plan', 'Plan', ({ plan }) => plan),
  dateTimeColumn('placed', 'Placed', ({ at }) => at),
  dateColumn('due', 'Due', ({ at }) => at),
  numberColumn('seats', 'Seats', ({ seats }) => seats),
  moneyColumn('total', 'Total (SGD)', ({ cents }) => cents),
]

export const Demo = () => (
  <QueryTable
    caption="Orders of the month"
    query={{ data: orders }}
    columns={columns}
    rowKey={({ number }) => number}
    tabs="state"
    filter="plan"
    sort="-placed"
    size={10}
    prefix="list-"
    exportName="orders"
    empty={{ title: 'No orders yet', text: 'Orders will appear here as soon as someone pays.' }}
    bulkActions={({ clear }) => (
      <Button size="sm" onClick={clear}>
        Close orders
      </Button>
    )}
  />
)
