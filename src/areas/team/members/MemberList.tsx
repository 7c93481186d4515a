import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { useMemberList } from '@/components/team/useMemberList'
import type { TeamConnection } from '@/contract/types'
import { whyFixed } from '@/domain/team/members'
import { roleName, roleNames, roleOf } from '@/domain/access/teamAccess'
import { Menu } from '@/ui/overlay/Menu'
import { dateColumn, numberColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'

/** Members a page (R-CONST-07). */
export const pageSize = 50
const filters = ['role']

const person = ({ targetName, email, profileImage }: TeamConnection) => ({
  name: targetName,
  email,
  picture: profileImage,
})

// The server sorts by name, and by nothing else.
const columns: readonly Column<TeamConnection>[] = [
  personColumn('name', 'Name', person, { rowHeader: true, unsortable: true }),
  textColumn('role', 'Role', (member) => roleName(roleOf(member)), {
    choices: Object.values(roleNames).map((name) => ({ value: name, label: name })),
    unsortable: true,
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
      columns={columns}
      filter="role"
      exportName="team-members"
      empty={{
        title: 'No members yet',
        text: 'People you invite will appear here once they accept.',
        drawing: 'people',
      }}
      rowActions={(member) => (
        <Menu
          name={`Actions for ${member.targetName}`}
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
