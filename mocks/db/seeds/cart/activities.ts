import { clock } from '../../../settings/clock'
import type { ActivityRow } from '../../commerce/cartTables'
import type { ConnectionRow } from '../../teams/teamTables'
import { randomFrom, type Random } from '../../random'

type Line = Pick<ActivityRow, 'type' | 'message' | 'targetType' | 'targetName'>

const people = [
  'Arjun Rao',
  'Kavitha Subramaniam',
  'Chloé Nguyen-Lefèvre',
  'Muhammad Danish bin Ismail',
  'Tan Wei Ling',
  'Ólafur Jónsson',
]
const goods = ['Payroll', 'E-signature', 'Telehealth', 'Domain and email', 'Bookkeeping', 'Web hosting']

function line(random: Random): Line {
  const [person, good, seats] = [random.pick(people), random.pick(goods), random.int(1, 5)]
  const about = (targetType: string, targetName: string) => ({ targetType, targetName })
  return random.pick<Line>([
    { type: 'MEMBER_INVITED', message: `invited ${person}`, ...about('member', person) },
    { type: 'MEMBER_REMOVED', message: `removed ${person}`, ...about('member', person) },
    { type: 'SEATS_ADDED', message: `added ${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...about('team', 'Seats') },
    { type: 'SEAT_REMOVED', message: 'removed a seat', ...about('team', 'Seats') },
    { type: 'SOLUTION_ASSIGNED', message: `assigned ${good} to ${person}`, ...about('solution', good) },
    { type: 'SOLUTION_REMOVED', message: `took ${good} back from ${person}`, ...about('solution', good) },
    { type: 'PURCHASE', message: `bought ${good}`, ...about('order', good) },
    { type: 'COMPANY_UPDATED', message: 'changed the company information', ...about('team', 'Company information') },
  ])
}

// Only what their roles allow; the system renews and charges by itself.
const teams = [
  { teamId: 'team-acme', managers: ['u-owner', 'u-owner', 'u-team-admin', 'u-team-admin', null], count: 64 },
  { teamId: 'team-borealis', managers: ['u-premium', null], count: 24 },
]

/** Everybody but the owner has joined, on the day that the connection says. */
const joined = (teamId: string, connections: readonly ConnectionRow[]): ActivityRow[] =>
  connections.flatMap((row) =>
    row.teamId === teamId && row.connectionType !== 'TEAM_OWNER' && row.userId && row.acceptedAt
      ? {
          activityId: `act-joined-${row.id}`,
          teamId,
          userId: row.userId,
          targetId: null,
          type: 'MEMBER_JOINED',
          message: 'joined the team',
          targetType: 'team',
          targetName: 'Team',
          createdAt: row.acceptedAt,
        }
      : [],
  )

/** Activity of the teams, newest first; some entries have no user, only the system. */
export function seedActivities(connections: readonly ConnectionRow[]): ActivityRow[] {
  return teams.flatMap(({ teamId, managers, count }, team) => {
    const random = randomFrom(7000 + team)
    const done = Array.from({ length: count }, (_, index) => ({
      activityId: `act-${teamId.slice(5)}-${count - index}`,
      teamId,
      userId: random.pick(managers),
      targetId: null,
      ...line(random),
      createdAt: clock.daysFromNow(-(index * 2.3) - random.next() * 2),
    }))
    return [...done, ...joined(teamId, connections)].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  })
}
