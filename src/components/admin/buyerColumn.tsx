import { personColumn, type Column } from '@/ui/table/columnMakers'

type Bought = { userName?: string; userEmail?: string; teamName?: string | null }

/** Who bought: the member, or the team that the member bought for. */
export const buyerColumn = <Row extends Bought>(): Column<Row> =>
  personColumn('buyer', 'Buyer', ({ userName, userEmail, teamName }) => ({
    name: teamName || userName,
    email: teamName ? (userName ?? userEmail) : userEmail,
  }))
