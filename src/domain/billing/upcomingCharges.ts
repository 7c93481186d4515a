import type { Shape } from '@/contract/types'
import { planTitle } from './planTitle'
import { toCents, type Cents } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { addMonths, firstOfNextMonth } from './periods'
import { isPremium } from '../membership/premium'

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
  cents: Cents
  /** The last attempt failed: due now. */
  overdue: boolean
  teamId: string | null
  subscriptionId?: string
}

export type UpcomingCharges = { charges: UpcomingCharge[]; total: Cents; from: string; until: string }

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
 * Charges of the next days, earliest first, overdue ones at the top (T8.4).
 * Includes the last day of the window, Singapore time. A cancelled or ended subscription has no further charges.
 */
export function upcomingCharges(input: ChargeSources): UpcomingCharges {
  const { subscriptions = [], teamSubscriptions = [], seats, now, days = 30 } = input
  const from = singaporeDay(now) ?? ''
  const window = { from, until: from && addDays(from, days) }
  const seatsAreListed = teamSubscriptions.some(({ kind, teamId }) => kind === 'SEATS' && teamId === seats?.teamId)
  const charges = [
    ...subscriptions.flatMap((one) => ofSubscription(one, window)),
    ...teamSubscriptions.flatMap((one) => ofTeamSubscription(one, window)),
    ...(seats && !seatsAreListed ? ofSeats(seats, window) : []),
  ].sort((a, b) => Number(b.overdue) - Number(a.overdue) || a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
  return { charges, total: charges.reduce((sum, { cents }) => sum + cents, 0), ...window }
}

type Window = { from: string; until: string }

function ofSubscription(one: Subscription, window: Window): UpcomingCharge[] {
  if (!['ACTIVE', 'PAST_DUE'].includes(one.status) || one.cancelAtPeriodEnd) return []
  const overdue = one.status === 'PAST_DUE'
  const next = one.nextChargeDate ?? (overdue ? one.currentPeriodEnd : undefined)
  return repeated(
    { next, overdue, months: monthsOf(one.interval, one.intervalCount), window },
    { first: toCents(one.nextChargeAmount ?? one.amount), later: toCents(one.amount ?? one.nextChargeAmount) },
    {
      id: one.subscriptionId,
      kind: isPremium({ uid: one.uid ?? '' }) ? 'membership' : 'solution',
      title: planTitle(one),
      teamId: one.teamId ?? null,
      subscriptionId: one.subscriptionId,
    },
  )
}

function ofTeamSubscription(one: TeamSubscription, window: Window): UpcomingCharge[] {
  if (one.status !== 'ACTIVE' && one.status !== 'PAST_DUE') return []
  const cents = toCents(one.nextChargeAmount ?? one.amount)
  return repeated(
    { next: one.nextChargeAt, overdue: one.status === 'PAST_DUE', months: monthsOf(one.interval, 1), window },
    { first: cents, later: toCents(one.amount ?? one.nextChargeAmount) },
    {
      id: one.subscriptionId,
      kind: one.kind === 'SEATS' ? 'seats' : 'solution',
      title: planTitle(one),
      teamId: one.teamId ?? null,
      subscriptionId: one.subscriptionId,
    },
  )
}

function ofSeats({ teamId, count, price }: NonNullable<ChargeSources['seats']>, window: Window): UpcomingCharge[] {
  if (!window.from) return []
  const first = firstOfNextMonth(`${window.from}T00:00:00+08:00`)
  const title = `Team seats, ${count} × per month`
  return repeated(
    { next: first, overdue: false, months: 1, window },
    { first: count * price, later: count * price },
    { id: `seats-${teamId}`, kind: 'seats', title, teamId },
  )
}

type Plan = { next: string | null | undefined; overdue: boolean; months: number; window: Window }
type Amounts = { first: Cents; later: Cents }

// A short month can contain two charges of a monthly plan: 1 February and 1 March both follow 31 January by 30 days.
function repeated(
  { next, overdue, months, window }: Plan,
  amounts: Amounts,
  charge: Omit<UpcomingCharge, 'day' | 'cents' | 'overdue'>,
): UpcomingCharge[] {
  const planned = next ? singaporeDay(next) : undefined
  if (!planned || !window.from) return []
  // A failed charge is due now, regardless of the provider's next retry.
  const first = overdue && planned > window.from ? window.from : planned
  const day = (count: number) => (count === 0 ? first : addMonths(first, count * months))
  const charges: UpcomingCharge[] = []
  for (let count = 0; day(count) <= window.until && count < 12; count += 1) {
    const cents = count === 0 ? amounts.first : amounts.later
    if (cents > 0) charges.push({ ...charge, id: `${charge.id}@${day(count)}`, day: day(count), cents, overdue })
    if (overdue || months === 0) break
  }
  return charges
}

/** Months between two charges; 0 for intervals that do not repeat or are unknown. */
function monthsOf(interval: string | undefined, count = 1): number {
  const months = { month: 1, quarter: 3, year: 12 }[interval ?? '']
  return months === undefined ? 0 : months * Math.max(1, count)
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
