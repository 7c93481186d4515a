import { nameOfTeam } from '@/domain/account/teamAccount'
import { useListMyTeamsQuery } from '@/api/account/connections'
import { useListMyActiveTeamDoSubscriptionsQuery } from '@/api/commerce/solutions'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import { SiteButton } from '@/components/links/SiteButton'
import { QueryCard } from '@/components/QueryCard'
import { teamAccount } from '@/domain/account/teamAccount'
import { paths } from '@/domain/navigation/paths'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { useIsPremium } from '@/store/hooks'
import { countOf } from '@/lib/money/counts'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'

const atOnce = 4

/** The member's teams, with a link to each. */
export function TeamsPanel() {
  const teams = useListMyTeamsQuery()
  const { switchTo, busy } = useAccountSwitch()
  return (
    <QueryCard title="Teams" query={teams} what="your teams" skeleton={{ rows: 3 }} empty={<NoTeam />}>
      {(all) => (
        <>
          <ul className="plain overview-teams">
            {all.slice(0, atOnce).map(({ team, ...member }, index) => (
              <li key={index}>
                <Avatar name={team.companyName} src={team.profileImage} size={40} />
                <div className="text-break">
                  <div className="fw-semibold">{team.companyName}</div>
                  <div className="text-muted">{roleName(roleOf(member))}</div>
                  <TeamSolutions teamId={team.teamId} />
                </div>
                <Button
                  variant="outline-secondary"
                  size="sm"
                  busy={busy}
                  aria-label={`Open ${nameOfTeam(team)}`}
                  onClick={() => void switchTo(teamAccount(team))}
                >
                  Open
                </Button>
              </li>
            ))}
          </ul>
          {all.length > atOnce && (
            <p className="text-muted mb-0">Switch account to see all {countOf(all.length, 'team')}.</p>
          )}
        </>
      )}
    </QueryCard>
  )
}

/** What a team pays for on the member's behalf. Always takes up a line, so that the rows below don't move. */
function TeamSolutions({ teamId }: { teamId: string }) {
  const { data, isError } = useListMyActiveTeamDoSubscriptionsQuery({ id: teamId })
  const titles = [...new Set(data?.map(({ title }) => title))]
  const text = !data
    ? 'Loading solutions…'
    : titles.length > 0
      ? `Includes ${titles.join(', ')}`
      : 'No solutions for you yet'
  return <div className="text-muted">{isError && !data ? 'We couldn’t load its solutions' : text}</div>
}

function NoTeam() {
  const premium = useIsPremium()
  return (
    <>
      <p className="text-muted">You’re not in a team yet. Team accounts share solutions and one bill.</p>
      <SiteButton variant="outline-secondary" to={premium ? paths.account.createTeam : paths.teamMembership}>
        {premium ? 'Create your team' : 'About team accounts'}
      </SiteButton>
    </>
  )
}
