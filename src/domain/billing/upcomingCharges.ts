import type { Shape } from '@/contract/types'
import { planTitle } from './planTitle'
import { optionalCents, totalOf, type Cents } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { chargeDay, nextCharge, renews } from './nextCharge'
import { addDays, addMonths, firstOfNextMonth } from './periods'
import { isMembership } from '../membership/membership'

export type Subscription = Shape<'Subscription'>
export type TeamSubscription = Shape<'TeamSubscription'>

/** An upcoming charge. */
export type UpcomingCharge = {
  /** Stable and unique within a list. */
  id: string
  /** The day of the charge in Singapore, `YYYY-MM-DD`. */
  day: string
  kind: 'membership' | 'solution' | 'seats'
  title: string
  /** Undefined if the server doesn’t say how much. */
  cents: Cents | undefined
  /** The last attempt failed: due now. */
  overdue: boolean
  teamId: string | null
  subscriptionId?: string
}

export type UpcomingCharges = {
  charges: UpcomingCharge[]
  /** Undefined if an amount is unknown. */
  total: Cents | undefined
  from: string
  until: string
  /** Whether the server says of every running subscription when it is charged, if at all. */
  complete: boolean
}

export type ChargeSources = {
  /** Personal subscriptions (or those of any account), as returned by `/me/subscriptions`. */
  subscriptions?: readonly Subscription[]
  /**
   * A team's subscriptions, as returned by `/teams/{id}/subscriptions`; its own row for seats takes precedence over
   * `seats`.
   */
  teamSubscriptions?: readonly TeamSubscription[]
  /** Paid seats and the price per seat in cents, charged on the first of each month (R-PRICE-05). */
  seats?: { teamId: string; count: number; price: Cents }
  /** The server's current time, ISO 8601 or milliseconds. */
  now: string | number
  /** How many days to look ahead, not counting today. */
  days?: number
}

/**
 * Charges of the next days, earliest first, overdue ones at the top.
 * Includes the last day of the window, Singapore time. A cancelled or ended subscription has no further charges.
 */
export function upcomingCharges(input: ChargeSources): UpcomingCharges {
  const { subscriptions = [], teamSubscriptions = [], seats, now, days = 30 } = input
  const from = singaporeDay(now) ?? ''
  const window = { from, until: from && addDays(from, days) }
  const seatsAreListed = teamSubscriptions.some(({ kind, teamId }) => kind === 'SEATS' && teamId === seats?.teamId)
  const plans = [
    ...subscriptions.flatMap(ofSubscription),
    ...teamSubscriptions.flatMap((one) => ofTeamSubscription(one, from)),
  ]
  const charges = [
    ...plans.flatMap((plan) => repeated(plan, window)),
    ...(seats && !seatsAreListed ? ofSeats(seats, window) : []),
  ].sort((a, b) => Number(b.overdue) - Number(a.overdue) || a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
  const total = totalOf(charges.map(({ cents }) => cents))
  return {
    charges,
    total,
    ...window,
    complete: from !== '' && plans.every(({ next, charge }) => charge.overdue || singaporeDay(next) !== undefined),
  }
}

type Window = { from: string; until: string }

type Plan = {
  /** Day of the next charge, if the server says it. */
  next: string | undefined
  /** Begin of the paid period, if it is known. */
  since?: string | undefined
  months: number
  later: Cents | undefined
  charge: Omit<UpcomingCharge, 'day'>
}

function ofSubscription(one: Subscription): Plan[] {
  const { at, cents } = nextCharge(one)
  if (renews(one) === false || at === null) return []
  return [
    {
      next: at,
      since: one.currentPeriodStart,
      months: monthsOf(one.interval, one.intervalCount),
      later: optionalCents(one.amount ?? one.nextChargeAmount),
      charge: {
        id: one.subscriptionId,
        kind: isMembership(one) ? 'membership' : 'solution',
        title: planTitle(one),
        cents,
        overdue: one.status === 'PAST_DUE',
        teamId: one.teamId ?? null,
        subscriptionId: one.subscriptionId,
      },
    },
  ]
}

function ofTeamSubscription(one: TeamSubscription, from: string): Plan[] {
  const isSeats = one.kind === 'SEATS'
  const goesOn = renews(one)
  // Seats are charged on the first of each month (R-PRICE-05).
  const next = chargeDay(one.status, goesOn, one.nextChargeAt, isSeats ? firstAfter(from) : undefined)
  if (goesOn === false || next === null) return []
  return [
    {
      next,
      months: monthsOf(one.interval, 1),
      later: optionalCents(one.amount ?? one.nextChargeAmount),
      charge: {
        id: one.subscriptionId,
        kind: isSeats ? 'seats' : 'solution',
        title: planTitle(one),
        cents: optionalCents(one.nextChargeAmount ?? one.amount),
        overdue: one.status === 'PAST_DUE',
        teamId: one.teamId ?? null,
        subscriptionId: one.subscriptionId,
      },
    },
  ]
}

const firstAfter = (day: string) => (day ? firstOfNextMonth(`${day}T00:00:00+08:00`) : undefined)

function ofSeats({ teamId, count, price }: NonNullable<ChargeSources['seats']>, window: Window): UpcomingCharge[] {
  const title = `Team seats, ${count} × per month`
  const cents = count * price
  const charge = { id: `seats-${teamId}`, kind: 'seats', title, teamId, cents, overdue: false } as const
  return repeated({ next: firstAfter(window.from), months: 1, later: cents, charge }, window)
}

// A short month can contain two charges of a monthly plan: 1 February and 1 March both follow 31 January by 30 days.
function repeated({ next, since, months, later, charge }: Plan, window: Window): UpcomingCharge[] {
  const { overdue, cents: first } = charge
  // A failed charge is due now, regardless of the provider's next retry.
  const planned = singaporeDay(next) ?? (overdue ? window.from : undefined)
  if (!planned || !window.from) return []
  const begin = overdue && planned > window.from ? window.from : planned
  // Charged on 28/02 as the last day of a short month, a plan of the 31st comes back on 31/03.
  const start = singaporeDay(since)
  const follows = start !== undefined && addMonths(start, months) === begin
  const day = (count: number) => (follows ? addMonths(start, (count + 1) * months) : addMonths(begin, count * months))
  const charges: UpcomingCharge[] = []
  for (let count = 0; day(count) <= window.until && count < 12; count += 1) {
    const cents = count === 0 ? first : later
    if (cents !== 0) charges.push({ ...charge, id: `${charge.id}@${day(count)}`, day: day(count), cents })
    if (overdue || months === 0) break
  }
  return charges
}

/** Months between two charges; 0 for intervals that do not repeat or are unknown. */
function monthsOf(interval: string | undefined, count = 1): number {
  const months = { month: 1, quarter: 3, year: 12 }[interval ?? '']
  return months === undefined ? 0 : months * Math.max(1, count)
}
