import { addMonths } from '@/domain/billing/periods'
import { solutionOf } from '../../files/catalogue'
import { clock } from '../../settings/clock'
import { randomFrom } from '../random'
import type { ConnectionRow, DoSubscriptionRow, TeamRow, TeamSubscriptionRow } from '../teams/teamTables'
import { dayAgo, monthsAgo, vacantUnit } from '../teams/teamRows'

export type Solutions = { teamSubscriptions: TeamSubscriptionRow[]; doSubscriptions: DoSubscriptionRow[] }

type Purchase = {
  id: string
  teamId: string
  uid: string
  variationUid: string
  startDate: string
  quantity: number
  /** A second purchase of the same solution. */
  later?: { day: string; quantity: number }
  /** Connections of the assigned units; the rest are vacant. */
  assignees: string[]
  more?: Partial<TeamSubscriptionRow>
}

/** Empty for solutions that the catalogue does not sell (any more). */
function bought({
  id,
  teamId,
  uid,
  variationUid,
  startDate,
  quantity,
  later,
  assignees,
  more = {},
}: Purchase): Solutions {
  const solution = solutionOf(uid)
  const variation = solution?.variations.find((one) => one.uid === variationUid)
  if (!solution || !variation) return { teamSubscriptions: [], doSubscriptions: [] }
  const subscription: TeamSubscriptionRow = {
    subscriptionId: `tsub-${id}`,
    teamId,
    solutionUid: uid,
    title: solution.title,
    variation: variation.title,
    variationUid,
    image: solution.image ?? null,
    price: variation.price,
    interval: variation.interval === 'month' && variation.intervalCount === 3 ? 'quarter' : variation.interval,
    lots: [{ day: startDate, quantity }, ...(later ? [later] : [])],
    startDate,
    endDate: null,
    pastDue: false,
    orderId: null,
    stripeSubscriptionId: variation.interval === 'once' ? null : `sub_${id.replace(/-/g, '_')}`,
    ...more,
  }
  const units = Array.from({ length: quantity + (later?.quantity ?? 0) }, (_, index) =>
    makeUnit(subscription, index, assignees[index], index < quantity ? startDate : (later?.day ?? startDate)),
  )
  return { teamSubscriptions: [subscription], doSubscriptions: units }
}

function makeUnit(
  { subscriptionId, endDate }: TeamSubscriptionRow,
  index: number,
  assigneeId: string | undefined,
  startDate: string,
): DoSubscriptionRow {
  const ended = endDate !== null && endDate < dayAgo(0)
  return {
    ...vacantUnit(`dos-${subscriptionId.slice(5)}-${index + 1}`, subscriptionId, startDate),
    status: ended ? 'ENDED' : assigneeId ? 'ACTIVE' : 'VACANT',
    assigneeId: assigneeId ?? null,
    assignedAt: assigneeId ? new Date(Date.parse(`${startDate}T03:00:00Z`) + index * 3_600_000).toISOString() : null,
    endDate: ended ? endDate : null,
  }
}

const member = (...places: number[]) => places.map((place) => `con-acme-${place}`)

const acme = (): Purchase[] => {
  const teamId = 'team-acme'
  return [
    { id: 'acme-health', teamId, uid: 'group-health-insurance', variationUid: 'health-essential', startDate: monthsAgo(11, 4), quantity: 4, later: { day: monthsAgo(4, 18), quantity: 3 }, assignees: ['con-team-member', 'con-owner', ...member(1, 2, 5, 6)] },
    { id: 'acme-sign', teamId, uid: 'e-signature', variationUid: 'e-signature-month', startDate: monthsAgo(9, 12), quantity: 6, assignees: ['con-team-member', 'con-team-admin', ...member(4, 9)] },
    { id: 'acme-domain', teamId, uid: 'domain-and-mail', variationUid: 'domain-year', startDate: monthsAgo(10, 27), quantity: 6, assignees: ['con-team-member', 'con-finance', 'con-owner', ...member(1, 3, 7)] },
    { id: 'acme-payroll', teamId, uid: 'payroll', variationUid: 'payroll-month', startDate: monthsAgo(6, 1), quantity: 4, assignees: ['con-finance', ...member(9)] },
    { id: 'acme-desk', teamId, uid: 'co-working-membership', variationUid: 'co-working-flexible', startDate: monthsAgo(3, 15), quantity: 2, assignees: member(11) },
    { id: 'acme-books', teamId, uid: 'bookkeeping', variationUid: 'books-150', startDate: monthsAgo(8, 20), quantity: 1, assignees: ['con-finance'], more: { pastDue: true } },
    { id: 'acme-shop', teamId, uid: 'web-hosting', variationUid: 'hosting-shop', startDate: monthsAgo(7, 9), quantity: 1, assignees: ['con-team-admin'], more: { endDate: dayAgo(-16) } },
    { id: 'acme-tele', teamId, uid: 'telehealth', variationUid: 'telehealth-month', startDate: monthsAgo(10, 3), quantity: 3, assignees: ['con-team-member', ...member(2, 13)], more: { endDate: monthsAgo(2, 2) } },
    { id: 'acme-rooms', teamId, uid: 'meeting-room-hours', variationUid: 'meeting-8', startDate: monthsAgo(2, 23), quantity: 2, assignees: ['con-team-admin'] },
  ] // prettier-ignore
}

const borealis = (): Purchase[] => [
  { id: 'borealis-office', teamId: 'team-borealis', uid: 'virtual-office-address', variationUid: 'virtual-office-year', startDate: monthsAgo(5, 14), quantity: 1, assignees: ['con-borealis-premium'] },
  { id: 'borealis-sign', teamId: 'team-borealis', uid: 'e-signature', variationUid: 'e-signature-month', startDate: monthsAgo(4, 8), quantity: 4, assignees: ['con-borealis-premium', 'con-borealis-1', 'con-borealis-2'] },
] // prettier-ignore

const shelf = [
  ['e-signature', 'e-signature-month'],
  ['domain-and-mail', 'domain-year'],
  ['payroll', 'payroll-month'],
  ['group-health-insurance', 'health-essential'],
  ['virtual-office-address', 'virtual-office-month'],
] as const

/** Every second one of the other teams has bought something. */
function others(teams: TeamRow[], connections: ConnectionRow[]): Purchase[] {
  const random = randomFrom(733)
  return teams
    .filter(({ teamId, status }, index) => /^team-\d+$/.test(teamId) && status === 'ACTIVE' && index % 2 === 0)
    .map(({ teamId }) => {
      const members = connections
        .filter((row) => row.teamId === teamId && row.status === 'ACCEPTED')
        .map(({ id }) => id)
      const [uid, variationUid] = random.pick(shelf)
      const quantity = random.int(1, 4)
      const startDate = addMonths(dayAgo(random.int(0, 27)), -random.int(0, 9))
      return {
        id: teamId,
        teamId,
        uid,
        variationUid,
        startDate,
        quantity,
        assignees: members.slice(0, random.int(0, quantity)),
      }
    })
}

/** Solutions taken from members: two of u-team-member unseen, one seen, and one of another member. */
const takenBack = (): DoSubscriptionRow[] => {
  const unit = (
    id: string,
    subscriptionId: string,
    assigneeId: string,
    daysAgo: number,
    statusSeen: boolean,
    removalReason: string | null,
  ) => ({
    id,
    subscriptionId,
    status: 'REMOVED' as const,
    assigneeId,
    assignedAt: clock.daysFromNow(-daysAgo - 70, 3),
    startDate: dayAgo(daysAgo + 70),
    endDate: dayAgo(daysAgo),
    statusSeen,
    removalReason,
    removedAt: clock.daysFromNow(-daysAgo, 6),
    removedById: daysAgo > 50 ? 'u-owner' : 'u-team-admin',
  })
  return [
    unit('dos-acme-gone-1', 'tsub-acme-payroll', 'con-team-member', 2, false, 'Moved to another project'),
    unit('dos-acme-gone-2', 'tsub-acme-desk', 'con-team-member', 6, false, null),
    unit('dos-acme-gone-3', 'tsub-acme-sign', 'con-team-member', 90, true, 'The trial is over'),
    unit('dos-acme-gone-4', 'tsub-acme-health', 'con-acme-12', 20, false, 'Covered by another policy'),
  ] // prettier-ignore
}

export function seedTeamSolutions(teams: TeamRow[], connections: ConnectionRow[]): Solutions {
  const all = [...acme(), ...borealis(), ...others(teams, connections)].map(bought)
  const teamSubscriptions = all.flatMap((one) => one.teamSubscriptions)
  const known = new Set(teamSubscriptions.map(({ subscriptionId }) => subscriptionId))
  return {
    teamSubscriptions,
    doSubscriptions: [
      ...all.flatMap((one) => one.doSubscriptions),
      ...takenBack().filter(({ subscriptionId }) => known.has(subscriptionId)),
    ],
  }
}
