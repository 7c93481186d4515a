import { useListActiveTeamConnectionsQuery } from '@/api/account/connections'
import { useMayOpen } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { QueryCard } from '@/components/QueryCard'
import { paths } from '@/domain/navigation/paths'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { formatCount } from '@/lib/money/counts'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'

const atOnce = 5

/** The first members by name, and how many there are. */
export function TeamMembersCard() {
  const { teamId } = useTeam()
  const members = useListActiveTeamConnectionsQuery({ id: teamId, limit: atOnce })
  const manages = useMayOpen(paths.team.members).may
  return (
    <QueryCard
      title="Members"
      query={members}
      errorTitle="Member list could not be retrieved"
      skeleton={{ rows: 5, label: 'Loading the members' }}
    >
      {({ connections, total }) => (
        <>
          <ul className="plain team-overview-people mb-3">
            {connections.map((member) => (
              <li key={member.id}>
                <Avatar name={member.targetName} src={member.profileImage} size={32} />
                <span className="text-break">
                  {member.targetName} <span className="text-muted">{roleName(roleOf(member))}</span>
                </span>
              </li>
            ))}
          </ul>
          <Button variant="outline-secondary" size="sm" to={manages ? paths.team.members : paths.team.teamInformation}>
            {total > atOnce ? `See all ${formatCount(total)}` : manages ? 'Manage members' : 'See members'}
          </Button>
        </>
      )}
    </QueryCard>
  )
}
