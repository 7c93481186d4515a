import { Button } from '@/ui/Button'
import { moneyColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListTable } from '@/ui/table/ListTable'

type Order = { what: string; cents: number }

const orders: readonly Order[] = [
  { what: 'Legal starter pack', cents: 19_900 },
  { what: 'Desk for a month', cents: 25_000 },
]
const columns: readonly Column<Order>[] = [
  textColumn('what', 'Solution', ({ what }) => what, { rowHeader: true }),
  moneyColumn('amount', 'Amount (SGD)', ({ cents }) => cents),
]

export const Demo = () => (
  <ListTable
    caption="Orders"
    columns={columns}
    rows={orders}
    rowKey={({ what }) => what}
    prefix="orders-"
    exportName="orders"
    bulkActions={() => <Button size="sm">Send reminders</Button>}
  />
)
