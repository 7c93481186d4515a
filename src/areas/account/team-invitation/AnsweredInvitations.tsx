import type { Shape } from '@/contract/types'
import { invitationState } from '@/domain/account/invitations'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { epochMs } from '@/lib/dates/dates'
import { dateColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { DataTable } from '@/ui/table/DataTable'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useRows } from '@/ui/table/rows/useRows'
import { useListParams } from '@/ui/table/useListParams'

type Invitation = Shape<'Invitation'>

const tones: Partial<Record<Invitation['status'], Role>> = { ACCEPTED: 'success', REMOVED: 'warning' }

const columns: readonly Column<Invitation>[] = [
  textColumn('team', 'Team', ({ team }) => team.companyName, { rowHeader: true }),
  textColumn('role', 'Role', (one) => roleName(roleOf(one))),
  {
    // Removed members and withdrawn invitations share a status, so the status alone can't distinguish them.
    ...textColumn('state', 'Status', invitationState),
    cell: (one) => <StatusBadge tone={tones[one.status] ?? 'secondary'}>{invitationState(one)}</StatusBadge>,
  },
  {
    ...dateColumn('date', 'Answered', ({ answeredAt }: Invitation) => answeredAt, { second: true }),
    value: ({ answeredAt, invitedAt }) => epochMs(answeredAt ?? invitedAt),
  },
]

/** Earlier invitations and the responses to them. */
export function AnsweredInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const list = useListParams({ sort: '-date' })
  const found = useRows(invitations, columns, list)
  return (
    <DataTable caption="Answered invitations" columns={columns} found={found} list={list} rowKey={({ id }) => id} />
  )
}
