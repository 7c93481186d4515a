import { useState } from 'react'
import {
  dateColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import { visibleColumns, type Column } from '@/ui/table/columns'
import { Button } from '@/ui/Button'
import { DataTable } from '@/ui/table/DataTable'
import { useRows } from '@/ui/table/rows/useRows'
import { useSelection } from '@/ui/table/rows/useSelection'
import { TableBar } from '@/ui/table/TableBar'
import { useListParams } from '@/ui/table/useListParams'

type Order = {
  id: string
  who: string
  email: string
  what: string
  on: string
  paid: Paid
  seats: number
  cents: number
}
type Paid = 'YES' | 'WAITING' | 'NO'

const paidStates: StatusTable<Paid> = {
  YES: { label: 'Paid', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  NO: { label: 'Not paid', tone: 'danger' },
}
const columns: readonly Column<Order>[] = [
  personColumn('who', 'Member', ({ who, email }) => ({ name: who, email }), { rowHeader: true }),
  textColumn('what', 'Solution', ({ what }) => what),
  dateColumn('on', 'Bought', ({ on }) => on),
  statusColumn('paid', 'Payment', ({ paid }) => paid, paidStates),
  numberColumn('seats', 'Seats', ({ seats }) => seats),
  moneyColumn('amount', 'Amount (SGD)', ({ cents }) => cents),
]
const orders: readonly Order[] = [
  { id: 'o-1', who: 'Ada Tan', email: 'ada@example.com', what: 'Legal starter pack', on: '2026-11-02', paid: 'YES', seats: 1, cents: 19_900 },
  { id: 'o-2', who: 'Muhammad Faizal bin Abdul Rahman', email: 'faizal@example.com', what: 'Desk for a month', on: '2026-10-28', paid: 'WAITING', seats: 12, cents: 25_000 },
  { id: 'o-3', who: 'Ines Gómez', email: 'ines@example.com', what: 'Business insurance', on: '2026-09-14', paid: 'NO', seats: 3, cents: 8_950 },
] // prettier-ignore
const orderId = ({ id }: Order) => id
const fewColumns = visibleColumns(columns, ['who', 'paid', 'amount'])

function Selectable() {
  const list = useListParams({ prefix: 'reminders-' })
  const found = useRows(orders, columns, list)
  const selection = useSelection(orders, orderId)
  const [sent, setSent] = useState(0)
  return (
    <>
      <DataTable
        caption="Orders to remind"
        columns={columns}
        found={found}
        list={list}
        rowKey={orderId}
        selection={selection}
        bulkActions={
          <Button size="sm" onClick={() => setSent(selection.rows.length)}>
            Send reminders
          </Button>
        }
      />
      {sent > 0 && <p role="status">Reminders sent: {sent}</p>}
    </>
  )
}

function Compact() {
  const list = useListParams({ prefix: 'compact-' })
  const found = useRows(orders, fewColumns, list)
  return (
    <DataTable
      caption="Orders, compact"
      columns={fewColumns}
      found={found}
      list={list}
      rowKey={orderId}
      compact
      bar={<TableBar columns={fewColumns} found={found} list={list} exportName="orders" />}
    />
  )
}

export const states = {
  'Sorted by its headers; rows selected, with actions on them': <Selectable />,
  'Compact rows, some columns, CSV export': <Compact />,
}
