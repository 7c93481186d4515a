import type { TeamConnection } from '@/contract/types'
import { roleName } from '@/domain/access/teamAccess'
import { invitationStateOf, type InvitationState } from '@/domain/team/members'
import {
  dateColumn,
  dateTimeColumn,
  personColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

const states: StatusTable<InvitationState> = {
  pending: { label: 'Pending', tone: 'info' },
  unsent: { label: 'Not sent', tone: 'warning' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn' },
  removed: { label: 'Removed' },
}

/** The columns of the invitations of a team. */
export const invitationColumns: readonly Column<TeamConnection>[] = [
  personColumn('name', 'Name', ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }), { rowHeader: true }), // prettier-ignore
  textColumn('role', 'Role', ({ connectionType }) => roleName(connectionType), { second: true }),
  statusColumn('state', 'Status', invitationStateOf, states),
  dateColumn('invited', 'Invited', ({ invitedAt }) => invitedAt),
  textColumn('by', 'Invited by', ({ invitedByName }) => invitedByName, { hidden: true }),
  dateTimeColumn('sent', 'Last sent', ({ lastInvitationSentAt }) => lastInvitationSentAt),
]
