import { DateTime } from '@/components/DateTime'
import type { Shape } from '@/contract/types'
import { invitationState } from '@/domain/account/invitations'
import { roleNames } from '@/domain/team/teamRoles'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import type { Role } from '@/ui/roles'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useListParams } from '@/ui/table/useListParams'

type Invitation = Shape<'Invitation'>

const tones: Partial<Record<Invitation['status'], Role>> = { ACCEPTED: 'success', REMOVED: 'warning' }

const columns: readonly Column<Invitation>[] = [
  { key: 'team', header: 'Team', value: ({ team }) => team.companyName, rowHeader: true },
  { key: 'role', header: 'Role', value: ({ connectionType }) => roleNames[connectionType] },
  {
    key: 'state',
    header: 'State',
    value: invitationState,
    cell: (one) => <StatusBadge tone={tones[one.status] ?? 'secondary'}>{invitationState(one)}</StatusBadge>,
  },
  {
    key: 'date',
    header: 'Answered',
    value: ({ answeredAt }) => answeredAt ?? '',
    order: ({ answeredAt, invitedAt }) => Date.parse(answeredAt ?? invitedAt ?? '') || 0,
    cell: ({ answeredAt }) => (answeredAt ? <DateTime at={answeredAt} /> : '–'),
  },
]

/** What became of earlier invitations. */
export function AnsweredInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const list = useListParams({ sort: '-date' })
  return (
    <DataTable
      caption="Answered invitations"
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      list={list}
    />
  )
}
