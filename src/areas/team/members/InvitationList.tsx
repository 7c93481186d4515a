import { useMay } from '@/components/access/useAccess'
import type { TeamConnection } from '@/contract/types'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { invitationStateOf, type InvitationState } from '@/domain/team/members'
import { formatCount } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Menu, type MenuItem } from '@/ui/overlay/Menu'
import { QueryTable } from '@/ui/table/QueryTable'
import {
  dateColumn,
  dateTimeColumn,
  personColumn,
  statusColumn,
  textColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import type { Sending } from './useSendInvitations'

const states: StatusTable<InvitationState> = {
  pending: { label: 'Pending', tone: 'info' },
  unsent: { label: 'Not sent', tone: 'warning' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn' },
  removed: { label: 'Removed' },
}

/** The columns of the invitations of a team. */
const invitationColumns: readonly Column<TeamConnection>[] = [
  personColumn('name', 'Name', ({ targetName, email, profileImage }) => ({ name: targetName, email, picture: profileImage }), { rowHeader: true }), // prettier-ignore
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), { second: true }),
  statusColumn('state', 'Status', invitationStateOf, states),
  dateColumn('invited', 'Invited', ({ invitedAt }) => invitedAt),
  textColumn('by', 'Invited by', ({ invitedByName }) => invitedByName, { hidden: true }),
  dateTimeColumn('sent', 'Last sent', ({ lastInvitationSentAt }) => lastInvitationSentAt),
]

type Props = {
  everybody: QueryResult<readonly TeamConnection[]>
  sending: Sending
  onOpen: (name: string, value: string) => void
}

const isOpen = ({ status }: TeamConnection) => status === 'PENDING'

/** Invitations that are pending, declined or withdrawn, and removed members. */
export function InvitationList({ everybody, sending, onOpen }: Props) {
  const resend = useMay('members.resendInvitation')
  const withdraw = useMay('members.withdrawInvitation')
  const change = useMay('members.changeRole')
  const invite = useMay('members.invite')
  const itemsOf = (row: TeamConnection): MenuItem[] =>
    isOpen(row)
      ? [
          { label: row.lastInvitationSentAt ? 'Send again' : 'Send', onSelect: () => void sending.start([row]), why: resend.why },
          { label: 'Change', onSelect: () => onOpen('edit', row.id), why: change.why },
          { label: 'Withdraw', danger: true, onSelect: () => onOpen('remove', row.id), why: withdraw.why },
        ] // prettier-ignore
      : [{ label: 'Invite again', onSelect: () => onOpen('invite', row.id), why: invite.why }]
  return (
    <QueryTable
      caption="Invitations"
      query={everybody}
      rows={(all) => all.filter((one) => invitationStateOf(one) !== undefined)}
      errorTitle="Member list could not be retrieved"
      columns={invitationColumns}
      rowKey={({ id }) => id}
      filter="state"
      sort="-invited"
      exportName="team-invitations"
      empty={{ title: 'No invitations', text: 'Invitations appear here until they’re accepted.', drawing: 'people' }}
      rowActions={(row) => <Menu name={`Actions for ${row.targetName}`} items={itemsOf(row)} />}
      bulkActions={({ rows, clear }) => {
        const open = rows.filter(isOpen)
        return (
          <Button
            size="sm"
            busy={sending.busy}
            why={resend.why ?? (open.length === 0 ? 'Only pending invitations can be sent again.' : undefined)}
            onClick={() => void sending.start(open).then(clear)}
          >
            Send {formatCount(open.length)} again
          </Button>
        )
      }}
    />
  )
}
