import type { Shape } from '@/contract/types'
import { addMonths } from '@/domain/billing/periods'
import { toCents, toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { findConnection, personOf } from './connections'
import { db, freshId } from '../db'
import { findUser } from '../find'
import { userName } from '../accounts/userName'
import { vacantUnit } from './teamRows'
import { findTeam, today } from './teams'
import type { DoSubscriptionRow, TeamSubscriptionRow } from './teamTables'

const monthsOf = { once: 0, month: 1, quarter: 3, year: 12 } as const

/** Monthly price of a unit, in cents with fractions; 0 for one-time purchases. */
export const monthlyCents = ({ price, interval }: TeamSubscriptionRow): number =>
  interval === 'once' ? 0 : toCents(price) / monthsOf[interval]

export const quantityOn = ({ lots }: TeamSubscriptionRow, day: string): number =>
  lots.filter((lot) => lot.day <= day).reduce((sum, { quantity }) => sum + quantity, 0)

export const hasEnded = ({ endDate }: TeamSubscriptionRow): boolean => endDate !== null && endDate < today()

/** The billing days of a subscription, from its start to a last day. */
export function chargeDays({ startDate, endDate, interval }: TeamSubscriptionRow, until: string): string[] {
  const last = endDate !== null && endDate < until ? endDate : until
  const days: string[] = []
  for (
    let day = startDate, count = 1;
    day <= last;
    day = addMonths(startDate, count * monthsOf[interval]), count += 1
  ) {
    days.push(day)
    if (interval === 'once') break
  }
  return days
}

/** Whether nothing more is charged for a subscription: it has an end, or its team has been closed. */
const isOver = ({ endDate, teamId }: TeamSubscriptionRow): boolean =>
  endDate !== null || findTeam(teamId)?.status === 'CLOSED'

/** The day after what has been paid for. */
const paidUntil = (row: TeamSubscriptionRow): string | null =>
  row.interval === 'once' ? null : addMonths(row.startDate, chargeDays(row, today()).length * monthsOf[row.interval])

/** The next billing day of an active subscription. */
export const nextChargeAt = (row: TeamSubscriptionRow): string | null => (isOver(row) ? null : paidUntil(row))

/** Its last day; a closed team keeps what it has paid for. */
function endOf(row: TeamSubscriptionRow): string | null {
  const next = isOver(row) ? paidUntil(row) : null
  return row.endDate ?? (next && dayBefore(next))
}

function statusOf(row: TeamSubscriptionRow): Shape<'TeamSubscription'>['status'] {
  if (hasEnded(row)) return 'ENDED'
  if (endOf(row) !== null) return 'CANCELLED'
  return row.pastDue ? 'PAST_DUE' : 'ACTIVE'
}

const subscriptionOf = ({ subscriptionId }: DoSubscriptionRow): TeamSubscriptionRow =>
  db.teamSubscriptions.find((row) => row.subscriptionId === subscriptionId) ??
  reject(404, 'This solution does not exist')

export const teamOf = (unit: DoSubscriptionRow): string => subscriptionOf(unit).teamId

export const solutionOf = (unit: DoSubscriptionRow): string => subscriptionOf(unit).solutionUid

export const subscriptionsOf = (teamId: string): TeamSubscriptionRow[] =>
  db.teamSubscriptions.filter((row) => row.teamId === teamId)

/** All units of a team. Those of an expired subscription have expired with it. */
export function unitsOf(teamId: string): DoSubscriptionRow[] {
  return subscriptionsOf(teamId).flatMap((subscription) => {
    const units = db.doSubscriptions.filter(({ subscriptionId }) => subscriptionId === subscription.subscriptionId)
    if (hasEnded(subscription)) {
      for (const unit of units.filter(({ status }) => status === 'ACTIVE' || status === 'VACANT'))
        Object.assign(unit, { status: 'ENDED', endDate: subscription.endDate })
    }
    return units
  })
}

export function unitOr404(id: string): DoSubscriptionRow {
  const unit = db.doSubscriptions.find((row) => row.id === id) ?? reject(404, 'This solution does not exist')
  unitsOf(teamOf(unit))
  return unit
}

export function toDoSubscription(unit: DoSubscriptionRow): Shape<'DoSubscription'> {
  const row = subscriptionOf(unit)
  const { lots, pastDue, stripeSubscriptionId, ...bought } = row
  const { removedById, ...own } = unit
  const assignee = findConnection(unit.assigneeId)
  const person = assignee && personOf(assignee)
  const remover = findUser(removedById)
  const runs = unit.status === 'ACTIVE' || unit.status === 'VACANT'
  return {
    ...bought,
    ...own,
    assigneeName: person?.name ?? null,
    assigneeEmail: person?.email ?? null,
    endDate: unit.endDate ?? row.endDate,
    nextChargeAt: runs ? nextChargeAt(row) : null,
    removedByName: remover ? userName(remover) : null,
  }
}

export function toTeamSubscription(row: TeamSubscriptionRow): Shape<'TeamSubscription'> {
  const units = unitsOf(row.teamId).filter(({ subscriptionId }) => subscriptionId === row.subscriptionId)
  const count = (status: DoSubscriptionRow['status']) => units.filter((unit) => unit.status === status).length
  const { lots, pastDue, variationUid, ...own } = row
  const quantity = quantityOn(row, today())
  const amount = toSgd(toCents(row.price) * quantity)
  const next = nextChargeAt(row)
  return {
    ...own,
    kind: 'SOLUTION',
    status: statusOf(row),
    quantity,
    assigned: count('ACTIVE'),
    vacant: count('VACANT'),
    amount,
    endDate: endOf(row),
    nextChargeAt: next,
    ...(next && { nextChargeAmount: amount }),
    noticePeriodDays: noticeOf(row),
    noticePeriodCharge: noticeOf(row) === null ? null : amount,
  }
}

/** Solutions that are paid by the month have a notice period, as those of members do. */
export const noticeOf = ({ interval }: TeamSubscriptionRow): number | null => (interval === 'month' ? 30 : null)

/** Takes a unit from its member: it becomes REMOVED, and a new VACANT one replaces it. */
export function takeBack(
  unit: DoSubscriptionRow,
  { by, reason, seen }: { by: string; reason: string | null; seen: boolean },
): void {
  Object.assign(unit, {
    status: 'REMOVED',
    endDate: today(),
    statusSeen: seen,
    removalReason: reason,
    removedAt: clock.iso(),
    removedById: by,
  })
  db.doSubscriptions.push(vacantUnit(freshId('dos'), unit.subscriptionId, unit.startDate))
}

type Bought = Pick<TeamSubscriptionRow, 'teamId' | 'solutionUid' | 'title' | 'price' | 'interval'> &
  Partial<TeamSubscriptionRow> & { quantity: number }

/**
 * Records a team purchase (team checkout): its units are VACANT, ready to be assigned.
 * @param bought with `subscriptionId`, the units are added to that active subscription
 */
export function addTeamUnits({ quantity, ...bought }: Bought): TeamSubscriptionRow {
  const lot = { day: today(), quantity }
  const running = subscriptionsOf(bought.teamId).find(
    (row) => row.subscriptionId === bought.subscriptionId && !hasEnded(row),
  )
  const row: TeamSubscriptionRow = running ?? {
    variation: null,
    variationUid: null,
    image: null,
    lots: [],
    startDate: lot.day,
    endDate: null,
    pastDue: false,
    orderId: null,
    stripeSubscriptionId: bought.interval === 'once' ? null : freshId('sub'),
    ...bought,
    subscriptionId: freshId('tsub'),
  }
  row.lots.push(lot)
  if (!running) db.teamSubscriptions.push(row)
  for (let count = 0; count < quantity; count += 1)
    db.doSubscriptions.push(vacantUnit(freshId('dos'), row.subscriptionId, lot.day))
  return row
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** Ends a team's subscription (a cancellation at the card provider) on the day before its next charge. */
export function cancelTeamSubscription(stripeSubscriptionId: string): TeamSubscriptionRow | undefined {
  const row = db.teamSubscriptions.find((one) => one.stripeSubscriptionId === stripeSubscriptionId)
  const next = row && nextChargeAt(row)
  if (row && next) row.endDate = dayBefore(next)
  return row
}
