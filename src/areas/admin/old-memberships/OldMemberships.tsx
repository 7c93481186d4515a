import { useMemo } from 'react'
import { useListOldMembershipsQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import type { OrderItem } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { toCents } from '@/lib/money/money'
import { dateColumn, moneyColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'

const columns: readonly Column<OrderItem>[] = [
  personColumn('buyer', 'Member', ({ userName, userEmail }) => ({ name: userName, email: userEmail }), {
    rowHeader: true,
  }),
  textColumn('plan', 'Plan', ({ variation, title }) => variation ?? title, { unlabelled: true }),
  dateColumn('bought', 'Bought', ({ purchaseDate }) => purchaseDate, { hidden: true }),
  // Left out on phones, where the order shows it.
  dateColumn('from', 'From', ({ activationDate }) => activationDate, { tableOnly: true }),
  dateColumn('until', 'Until', ({ endDate }) => endDate),
  moneyColumn('price', 'Price (SGD)', ({ price }) => (price === undefined ? undefined : toCents(price))),
]

const orderColumn = (isLink: boolean): Column<OrderItem> =>
  textColumn('order', 'Order', ({ orderId }) => orderId, {
    to: ({ orderId = '' }) => (isLink ? paths.admin.order(orderId) : undefined),
  })

/** Memberships that have ended, each with its order (R-LIFE-01). */
export default function OldMemberships() {
  const memberships = useListOldMembershipsQuery()
  const { may } = useMayOpen(paths.admin.page('orders'))
  const all = useMemo(() => [...columns, orderColumn(may)], [may])
  return (
    <ListPage
      title="Old memberships"
      lead="Memberships that have ended, and their orders."
      query={memberships}
      columns={all}
      rowKey={({ itemId }) => itemId}
      filter="plan"
      sort="-until"
      empty={{
        title: 'No old memberships',
        text: 'Ended memberships will appear here.',
        drawing: 'papers',
      }}
    />
  )
}
