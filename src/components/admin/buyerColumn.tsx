import { personColumn, type ColumnOptions } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

type Bought = { userName?: string; userEmail?: string; teamName?: string | null }

/** Who bought: the member, or the team that the member bought for. */
export function buyerColumn<Row extends Bought>(header = 'Buyer', options: ColumnOptions<Row> = {}): Column<Row> {
  return personColumn(
    'buyer',
    header,
    ({ userName, userEmail, teamName }) => ({
      name: teamName || userName,
      email: teamName ? (userName ?? userEmail) : userEmail,
    }),
    options,
  )
}
