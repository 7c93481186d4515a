import { clock } from '../../../clock'
import type { ActivityRow } from '../../commerce/cartTables'
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
    { type: 'MEMBER_JOINED', message: `saw ${person} join the team`, ...about('member', person) },
    { type: 'MEMBER_REMOVED', message: `removed ${person}`, ...about('member', person) },
    { type: 'SEATS_ADDED', message: `added ${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...about('team', 'Seats') },
    { type: 'SEAT_REMOVED', message: 'removed a seat', ...about('team', 'Seats') },
    { type: 'SOLUTION_ASSIGNED', message: `assigned ${good} to ${person}`, ...about('solution', good) },
    { type: 'SOLUTION_REMOVED', message: `took ${good} back from ${person}`, ...about('solution', good) },
    { type: 'PURCHASE', message: `bought ${good}`, ...about('order', good) },
    { type: 'COMPANY_UPDATED', message: 'changed the company information', ...about('team', 'Company information') },
  ])
}

const teams = [
  {
    teamId: 'team-acme',
    userIds: ['u-owner', 'u-owner', 'u-team-admin', 'u-team-admin', 'u-finance', 'u-team-member', null],
    count: 72,
  },
  { teamId: 'team-borealis', userIds: ['u-premium', 'u-3', null], count: 24 },
]

/** Activity of the teams, newest first; some entries have no user, only the system. */
export function seedActivities(): ActivityRow[] {
  return teams.flatMap(({ teamId, userIds, count }, team) => {
    const random = randomFrom(7000 + team)
    return Array.from({ length: count }, (_, index) => ({
      activityId: `act-${teamId.slice(5)}-${count - index}`,
      teamId,
      userId: random.pick(userIds),
      targetId: null,
      ...line(random),
      createdAt: clock.daysFromNow(-(index * 2.3) - random.next() * 2),
    }))
  })
}
