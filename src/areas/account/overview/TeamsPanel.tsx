import { useListMyTeamsQuery } from '@/api/connections'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { roleNames } from '@/domain/team/teamRoles'
import { selectIsPremium } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

const atOnce = 4

/** The member's teams, with a link to each. */
export function TeamsPanel() {
  const teams = useListMyTeamsQuery()
  const { switchTo, busy } = useAccountSwitch()
  return (
    <Card title="Teams">
      <QueryBoundary
        query={teams}
        errorTitle="Your teams could not be loaded"
        skeleton={<Skeleton rows={3} />}
        empty={<NoTeam />}
      >
        {(all) => (
          <>
            <ul className="plain overview-teams">
              {all.slice(0, atOnce).map(({ team, connectionType }) => (
                <li key={team.teamId}>
                  <Avatar name={team.companyName} src={team.profileImage} size={40} />
                  <div className="text-break">
                    <div className="fw-semibold">{team.companyName}</div>
                    <div className="text-muted">{roleNames[connectionType]}</div>
                  </div>
                  <Button
                    variant="outline-secondary"
                    size="sm"
                    busy={busy}
                    aria-label={`Open ${team.companyName}`}
                    onClick={() => void switchTo(asAccount(team))}
                  >
                    Open
                  </Button>
                </li>
              ))}
            </ul>
            {all.length > atOnce && (
              <p className="text-muted mb-0">and {all.length - atOnce} more, under Switch account</p>
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  )
}

// R-ACC-01: a company is stored as type Team.
const asAccount = ({ teamId, companyName, profileImage }: Shape<'TeamSummary'>): Shape<'ActiveAccount'> => ({
  type: 'Team',
  accountId: teamId,
  name: companyName,
  accountPhoto: profileImage ?? null,
})

function NoTeam() {
  const premium = useAppSelector(selectIsPremium)
  return (
    <>
      <p className="text-muted">You are not in a team. With a team account, colleagues share solutions and one bill.</p>
      <Button variant="outline-secondary" to={premium ? paths.account.createTeam : paths.teamMembership}>
        {premium ? 'Create your team' : 'About team accounts'}
      </Button>
    </>
  )
}
