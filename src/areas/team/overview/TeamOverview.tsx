import { useListTeamPaymentMethodsQuery } from '@/api/commerce/stripe'
import {
  useGetTeamOptionsQuery,
  useGetTeamSubscriptionStatsQuery,
  useListTeamSubscriptionsQuery,
} from '@/api/account/teams'
import { useCountTeamSeatsQuery, useListActiveTeamConnectionsQuery } from '@/api/account/connections'
import { useMay, useMayOpen } from '@/components/access/useAccess'
import { ActionNeeded, askForCard } from '@/components/account/ActionNeeded'
import { useTeam } from '@/components/team/teamContext'
import { NextCharges } from '@/components/billing/NextCharges'
import { upcomingCharges } from '@/domain/billing/upcomingCharges'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { Button } from '@/ui/Button'
import { Settled } from '@/ui/feedback/Settled'
import { Page } from '@/ui/layout/Page'
import { QueryCard } from '@/components/QueryCard'
import { formatCount } from '@/lib/money/counts'
import { Avatar } from '@/ui/Avatar'
import { LatestActivity } from './LatestActivity'
import { SeatsCard, SolutionsCard, SpendCard } from './StatCards'
import { SetupChecklist } from './SetupChecklist'
import { TeamFigures } from './TeamFigures'
import './teamOverview.scss'

/** The team at a glance: what needs action, seats, solutions, spending and what has happened. */
export default function TeamOverview() {
  const { teamId, team, role, isClosed } = useTeam()
  const now = useServerNow()
  const spends = useMay('overview.seeSpending').may
  const charged = useMay('overview.seeUpcomingCharges').may
  const pays = useMay('payment.seeCards').may
  const invite = useMay('members.invite')
  const setsUp = useMay('overview.hideSetupChecklist').may
  const manages = useMay('overview.seeVacantSeats').may
  const stats = useGetTeamSubscriptionStatsQuery({ id: teamId })
  const seats = useCountTeamSeatsQuery({ id: teamId })
  const subscriptions = useListTeamSubscriptionsQuery({ id: teamId }, { skip: !spends })
  const cards = useListTeamPaymentMethodsQuery({ id: teamId }, { skip: !pays })
  const options = useGetTeamOptionsQuery({ id: teamId }, { skip: !setsUp })
  const queries = [
    stats,
    seats,
    ...(spends ? [subscriptions] : []),
    ...(pays ? [cards] : []),
    ...(setsUp ? [options] : []),
  ]
  const seatsCard = <SeatsCard seats={seats} />
  const solutionsCard = <SolutionsCard stats={stats} />
  return (
    <Page
      title={team.companyName}
      tabTitle="Team overview"
      lead={role && `Your role: ${roleName(role)}`}
      actions={
        manages && (
          <Button to={`${paths.team.members}?invite=new`} why={invite.why}>
            Invite members
          </Button>
        )
      }
    >
      {/* Shown together: coming later, the banner and the checklist would push down everything below them. */}
      <Settled queries={queries} skeleton={{ shape: 'tiles', rows: 6, label: 'Loading the overview' }}>
        {/* Not in a closed team, where nothing can be done about it. */}
        {!isClosed && (
          <ActionNeeded
            subscriptions={subscriptions.data ?? []}
            cards={cards.data ?? []}
            {...(pays ? { to: paths.team.payment } : { advice: askForCard })}
          />
        )}
        {setsUp && <SetupChecklist seats={seats.data} stats={stats.data} cards={cards.data} options={options.data} />}
        {spends && <TeamFigures stats={stats} />}
        <div className="team-overview">
          {manages && seatsCard}
          {spends && <SpendCard stats={stats} />}
          {spends && solutionsCard}
          {charged && (
            <NextCharges
              subscriptions={subscriptions}
              whose="the"
              upcoming={(all) => upcomingCharges({ teamSubscriptions: all, now })}
            />
          )}
          <LatestActivity />
          <TeamMembersCard />
          {/* Last for users who can't change anything about them. */}
          {!spends && solutionsCard}
          {!manages && seatsCard}
        </div>
      </Settled>
    </Page>
  )
}

const atOnce = 5

/** The first members by name, and how many there are. */
function TeamMembersCard() {
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
