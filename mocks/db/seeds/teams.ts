import { randomFrom } from '../random'
import type { ConnectionRow, EmailTagsRow, TeamRow } from '../teams/teamTables'
import type { UserRow } from '../tables'
import { seedAcme } from './acme'
import { seedBorealis, seedDraftTeam, seedFurtherTeams, seedPersonaConnections } from './furtherTeams'
import { growSeats } from '../teams/teamRows'
import { seedTeamSolutions } from './teamSolutions'

/** Teams, their members and invitations, and the solutions they bought for their members. */
export function seedTeams(users: readonly UserRow[]) {
  const user = (userId: string) => users.find((row) => row.userId === userId) as UserRow
  const regulars = users.filter(
    ({ userId, activated, disabled, isAdmin }) => /^u-\d+$/.test(userId) && activated && !disabled && !isAdmin,
  )
  const owners = regulars.filter(({ isPremiumMember }, index) => isPremiumMember && index > 50)
  const all = [
    seedAcme(user('u-owner'), regulars),
    seedBorealis(user('u-2'), regulars.slice(60)),
    seedDraftTeam(user('u-india')),
    seedFurtherTeams(owners, regulars),
  ]
  const teams = all.flatMap((one) => one.teams)
  const connections = [...all.flatMap((one) => one.connections), ...seedPersonaConnections()]
  seatAll(teams, connections)
  return {
    teams,
    connections,
    ...seedTeamSolutions(teams, connections),
    emailTags: teams
      .slice(0, 12)
      .map(({ ownerEmail }): EmailTagsRow => ({ email: ownerEmail.toLowerCase(), tags: ['team-owner'] })),
  }
}

/** Vacant seats, and the number of purchases that the seats came in; random for the other teams. */
const seating: Record<string, [vacant: number, steps: number]> = { 'team-acme': [4, 7], 'team-borealis': [2, 3] }

/** Gives every paid team a seat for each of its members and invitations, and some vacant ones. */
function seatAll(teams: TeamRow[], connections: ConnectionRow[]): void {
  const random = randomFrom(90)
  for (const team of teams.filter(({ status }) => status !== 'INACTIVE')) {
    const taken = connections.filter(
      ({ teamId, status, connectionType }) =>
        teamId === team.teamId && connectionType !== 'TEAM_OWNER' && (status === 'ACCEPTED' || status === 'PENDING'),
    )
    const [vacant, steps] = seating[team.teamId] ?? [random.int(0, 3), random.int(1, 3)]
    growSeats(team, taken.length + vacant, steps)
  }
}
