import { personOf } from '@/components/team/memberColumns'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { useMemberList } from '@/components/team/useMemberList'
import type { TeamConnection } from '@/contract/types'
import { whyFixed, invitationStateOf, isUnclear, nameOfMember, type InvitationState } from '@/domain/team/members'
import { roleName, roleNames, roleOf } from '@/domain/access/teamAccess'
import { Menu, type MenuItem } from '@/ui/overlay/Menu'
import {
  dateColumn,
  numberColumn,
  personColumn,
  textColumn,
  type Column,
  dateTimeColumn,
  statusColumn,
  type StatusTable,
} from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { formatCount } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import type { Sending } from './useSendInvitations'

/** Members a page (R-CONST-07). */
export const pageSize = 50
const filters = ['role']

// The server sorts by name, and by nothing else.
const memberColumns: readonly Column<TeamConnection>[] = [
  personColumn('name', 'Name', personOf, { rowHeader: true, unsortable: true }),
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), {
    choices: Object.values(roleNames).map((name) => ({ value: name, label: name })),
    unsortable: true,
    unlabelled: true,
  }),
  numberColumn('solutions', 'Solutions', ({ solutionsCount }) => solutionsCount, { unsortable: true, tableOnly: true }),
  dateColumn('joined', 'Joined', ({ acceptedAt }) => acceptedAt, { unsortable: true, tableOnly: true }),
  dateColumn('active', 'Last active', ({ lastActiveAt }) => lastActiveAt, { unsortable: true }),
]

/** The members of the team, a page at a time. */
export function MemberList({ onOpen }: { onOpen: (name: string, value: string) => void }) {
  const { me } = useTeam()
  const members = useMemberList(pageSize, filters)
  const change = useMay('members.changeRole')
  const remove = useMay('members.removeMember')
  return (
    <QueryTable
      caption="Members"
      {...members}
      columns={memberColumns}
      filter="role"
      exportName="team-members"
      empty={{
        title: 'No members yet',
        text: 'People you invite will appear here once they accept.',
        drawing: 'people',
      }}
      rowActions={(member) => (
        <Menu
          of={nameOfMember(member)}
          items={[
            {
              label: 'Change role',
              onSelect: () => onOpen('edit', member.id),
              why: change.why ?? whyFixed(member, me, 'change'),
            },
            {
              label: 'Remove from team',
              danger: true,
              onSelect: () => onOpen('remove', member.id),
              why: remove.why ?? whyFixed(member, me, 'remove'),
            },
          ]}
        />
      )}
    />
  )
}

const states: StatusTable<InvitationState> = {
  pending: { label: 'Pending', tone: 'info' },
  unsent: { label: 'Not sent', tone: 'warning' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn' },
  removed: { label: 'Removed' },
}

const invitationColumns: readonly Column<TeamConnection>[] = [
  personColumn('name', 'Name', personOf, { rowHeader: true }),
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
      empty={{
        title: everybody.data?.some(isUnclear) ? 'We don’t know who is invited' : 'No invitations',
        text: 'Invitations appear here until they’re accepted.',
        drawing: 'people',
      }}
      rowActions={(row) => <Menu of={nameOfMember(row)} items={itemsOf(row)} />}
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
