import type { Shape } from '@/contract/types'
import { dateTimeColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

export type Signup = Shape<'MailingListSubscription'>

/** The columns of the mailing list. */
export const signupColumns: readonly Column<Signup>[] = [
  textColumn('email', 'Email', ({ emailAddress }) => emailAddress, { rowHeader: true }),
  statusColumn('status', 'Status', ({ status }) => status, {
    VERIFIED: { label: 'Verified', tone: 'success' },
    PENDING: { label: 'Not verified', tone: 'warning' },
    UNSUBSCRIBED: { label: 'Unsubscribed' },
  }),
  dateTimeColumn('joined', 'Joined', ({ createdAt }) => createdAt),
  dateTimeColumn('verified', 'Verified on', ({ verifiedAt }) => verifiedAt),
  dateTimeColumn('left', 'Unsubscribed on', ({ unsubscribedAt }) => unsubscribedAt),
]
