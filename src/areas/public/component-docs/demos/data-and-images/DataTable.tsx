import { Button } from '@/ui/Button'
import { moneyColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { DataTable } from '@/ui/table/DataTable'
import { useRows } from '@/ui/table/rows/useRows'
import { useSelection } from '@/ui/table/rows/useSelection'
import { TableBar } from '@/ui/table/TableBar'
import { useListParams } from '@/ui/table/useListParams'

type Order = { what: string; cents: number }

const orders: readonly Order[] = [
  { what: 'Legal starter pack', cents: 19_900 },
  { what: 'Desk for a month', cents: 25_000 },
]
const columns: readonly Column<Order>[] = [
  textColumn('what', 'Solution', ({ what }) => what, { rowHeader: true }),
  moneyColumn('amount', 'Amount (SGD)', ({ cents }) => cents),
]
const whatOf = ({ what }: Order) => what

export function Demo() {
  const list = useListParams({ prefix: 'orders-' })
  const found = useRows(orders, columns, list)
  const selection = useSelection(orders, whatOf)
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      found={found}
      list={list}
      rowKey={whatOf}
      selection={selection}
      bulkActions={<Button size="sm">Send reminders</Button>}
      bar={<TableBar columns={columns} found={found} list={list} exportName="orders" />}
    />
  )
}
