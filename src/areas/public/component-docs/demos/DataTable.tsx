import { formatSgd } from '@/lib/money'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { State } from '../State'

type Order = { id: string; who: string; what: string; cents: number }

const columns: readonly Column<Order>[] = [
  { key: 'who', header: 'Member', value: ({ who }) => who, rowHeader: true },
  { key: 'what', header: 'Solution', value: ({ what }) => what },
  {
    key: 'amount',
    header: 'Amount',
    value: ({ cents }) => formatSgd(cents),
    order: ({ cents }) => cents,
    number: true,
  },
]
const orders: readonly Order[] = [
  { id: 'o-1', who: 'Ada Tan', what: 'Legal starter pack', cents: 19_900 },
  { id: 'o-2', who: 'Muhammad Faizal bin Abdul Rahman', what: 'Desk for a month', cents: 25_000 },
  { id: 'o-3', who: 'Ines Gómez', what: 'Business insurance', cents: 8_950 },
]

export function States() {
  return (
    <>
      <State name="Ordered by its headers">
        <DataTable caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />
      </State>
      <State name="Empty">
        <DataTable
          caption="No orders"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          empty={<EmptyState title="No orders yet">What is bought stands here.</EmptyState>}
        />
      </State>
    </>
  )
}
