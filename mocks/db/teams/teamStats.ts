import type { Shape } from '@/contract/types'
import { seatPrice } from '@/domain/team/seatPrice'
import { addMonths, firstOfNextMonth } from '@/domain/billing/periods'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { seatsOn, seatUse, today } from './teams'
import { chargeDays, hasEnded, monthlyCents, nextChargeAt, quantityOn, subscriptionsOf, unitsOf } from './teamUnits'
import type { TeamRow } from './teamTables'

const monthsShown = 12

/** The seats of a team as a subscription; empty for a team without seats. */
export function toSeatSubscription(team: TeamRow): Shape<'TeamSubscription'>[] {
  const { seats, accepted, pending, vacant } = seatUse(team)
  if (seats === 0) return []
  const amount = toSgd(seats * seatPrice)
  return [
    {
      subscriptionId: `seats-${team.teamId}`,
      teamId: team.teamId,
      kind: 'SEATS',
      solutionUid: null,
      title: 'Team seats',
      variation: null,
      image: null,
      status: team.status === 'CLOSED' ? 'ENDED' : 'ACTIVE',
      quantity: seats,
      assigned: accepted + pending,
      vacant,
      price: toSgd(seatPrice),
      amount,
      interval: 'month',
      startDate: team.seatChanges[0]?.day ?? today(),
      endDate: null,
      nextChargeAt: team.status === 'ACTIVE' ? firstOfNextMonth(clock.now()) : null,
      ...(team.status === 'ACTIVE' && { nextChargeAmount: amount }),
      orderId: null,
      stripeSubscriptionId: null,
    },
  ]
}

/** Seat charges of a month: those on the first, and for seats added since (R-PRICE-04, R-PRICE-05). */
function seatCentsIn(team: TeamRow, month: string): Cents {
  const before = team.seatChanges.findLast(({ day }) => day < `${month}-01`)?.seats ?? 0
  const since = team.seatChanges.filter(({ day }) => day.startsWith(month))
  return before * seatPrice + since.reduce((sum, { cents }) => sum + cents, 0)
}

function solutionCentsIn(teamId: string, month: string): Cents {
  return subscriptionsOf(teamId)
    .flatMap((row) =>
      chargeDays(row, today())
        .filter((day) => day.startsWith(month))
        .map((day) => quantityOn(row, day) * toCents(row.price)),
    )
    .reduce((sum, cents) => sum + cents, 0)
}

/** Units that were active at the end of a month (or are today). */
function unitsRunning(teamId: string, month: string): number {
  const last = month === today().slice(0, 7) ? today() : `${month}-31`
  return subscriptionsOf(teamId)
    .filter(({ startDate, endDate }) => startDate <= last && (endDate === null || endDate >= last))
    .reduce((sum, row) => sum + quantityOn(row, last), 0)
}

/** The last twelve months, starting no earlier than the team itself. */
function months(team: TeamRow): string[] {
  const now = `${today().slice(0, 7)}-01`
  const first = (team.activatedAt ?? clock.iso()).slice(0, 7)
  return Array.from({ length: monthsShown }, (_, index) => addMonths(now, index - monthsShown + 1).slice(0, 7)).filter(
    (month) => month >= first,
  )
}

/** The figures of a team's overview. @param withAmounts for owner, administrators and finance only */
export function statsOf(team: TeamRow, withAmounts: boolean): Shape<'TeamSubscriptionStats'> {
  const { teamId } = team
  const units = unitsOf(teamId)
  const count = (status: string) => units.filter((unit) => unit.status === status).length
  const figures = {
    total: units.length,
    active: count('ACTIVE'),
    vacant: count('VACANT'),
    removed: count('REMOVED'),
    ended: count('ENDED'),
  }
  const bySolution = subscriptionsOf(teamId)
    .filter((row) => !hasEnded(row))
    .map((row) => {
      const own = units.filter(({ subscriptionId }) => subscriptionId === row.subscriptionId)
      return {
        solutionUid: row.solutionUid,
        title: row.title,
        assigned: own.filter(({ status }) => status === 'ACTIVE').length,
        vacant: own.filter(({ status }) => status === 'VACANT').length,
        ...(withAmounts && { monthlySpend: toSgd(monthlyCents(row) * quantityOn(row, today())) }),
      }
    })
  if (!withAmounts) return { ...figures, bySolution }
  const byMonth = months(team).map((month) => ({
    month,
    amount: toSgd(seatCentsIn(team, month) + solutionCentsIn(teamId, month)),
    seats: seatsOn(team, month === today().slice(0, 7) ? today() : `${month}-31`),
    solutions: unitsRunning(teamId, month),
  }))
  const year = today().slice(0, 4)
  const spent = byMonth
    .filter(({ month }) => month.startsWith(year))
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
  return {
    ...figures,
    monthlySpend: toSgd(monthlySeats(team) + monthlySolutions(team)),
    yearToDateSpend: toSgd(spent),
    ...nextCharge(team),
    bySolution,
    byMonth,
  }
}

const monthlySeats = (team: TeamRow): Cents => (team.status === 'CLOSED' ? 0 : seatsOn(team) * seatPrice)

const monthlySolutions = ({ teamId, status }: TeamRow): Cents =>
  subscriptionsOf(teamId)
    .filter((row) => status !== 'CLOSED' && !hasEnded(row))
    .reduce((sum, row) => sum + monthlyCents(row) * quantityOn(row, today()), 0)

/** The next billing day, and the sum of its charges. */
function nextCharge(team: TeamRow): Pick<Shape<'TeamSubscriptionStats'>, 'nextChargeAt' | 'nextChargeAmount'> {
  const charges = subscriptionsOf(team.teamId).flatMap((row) => {
    const day = nextChargeAt(row)
    return day ? [{ day, cents: quantityOn(row, today()) * toCents(row.price) }] : []
  })
  const seats = monthlySeats(team)
  if (seats > 0) charges.push({ day: firstOfNextMonth(clock.now()), cents: seats })
  const day = charges.map((charge) => charge.day).sort()[0]
  if (!day) return { nextChargeAt: null }
  const cents = charges.filter((charge) => charge.day === day).reduce((sum, charge) => sum + charge.cents, 0)
  return { nextChargeAt: day, nextChargeAmount: toSgd(cents) }
}
