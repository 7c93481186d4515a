import type { Invoice } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { linkColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

/** Who bought, each a link to that buyer's invoices. */
export const buyerColumns: readonly Column<Invoice>[] = [
  linkColumn(
    'buyer',
    'Buyer',
    ({ userName, userEmail }) => userName ?? userEmail,
    ({ userId }) => (userId ? paths.admin.invoicesOf({ user: userId }) : undefined),
    { note: ({ userEmail }) => userEmail, rowHeader: false },
  ),
  linkColumn(
    'team',
    'Team',
    ({ teamName }) => teamName,
    ({ teamId }) => (teamId ? paths.admin.invoicesOf({ team: teamId }) : undefined),
    { rowHeader: false },
  ),
]
