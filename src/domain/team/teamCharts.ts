import type { Shape } from '@/contract/types'
import { formatSgd, toCents, type Cents } from '@/lib/money/money'
import { countOf, formatCount } from '@/lib/money/counts'
import { takenSeats } from './seatCount'
import { paidSeats } from './seatPrice'

/** The data of a chart with the sentence that says what it shows. */
export type ChartData = {
  labels: string[]
  series: { name: string; values: number[] }[]
  summary: string
  /** The label of what is left over. */
  rest?: string
}

const month = new Intl.DateTimeFormat('en-SG', { month: 'short', year: 'numeric', timeZone: 'UTC' })
/** `2026-11` as `Nov 2026`; what is no month stays as it is. */
function monthName(name: string): string {
  const at = Date.parse(`${name}-01T00:00:00Z`)
  return Number.isFinite(at) ? month.format(at) : name
}

/** How the paid seats are used, as far as the count says. */
export function seatChart(count: Shape<'TeamSeatCount'>): ChartData {
  const { accepted, pending, vacant } = count
  const rest = 'Vacant'
  const seats = paidSeats(count)
  const used = takenSeats(count)
  const whole = { Members: accepted, Invitations: pending, [rest]: vacant }
  const all = Object.entries(Object.values(whole).includes(undefined) ? { Used: used, [rest]: vacant } : whole)
  const said = all.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
  // Shares of a whole are none without one of its parts.
  const shown = said.length === all.length ? said : []
  const parts = [
    used === undefined
      ? countOf(seats, 'seat')
      : `${formatCount(used)} of ${countOf(seats, 'seat')} ${used === 1 ? 'is' : 'are'} used`,
    vacant !== undefined && `${formatCount(vacant)} vacant`,
  ]
  return {
    labels: shown.map(({ label }) => label),
    series: [{ name: 'Seats', values: shown.map(({ value }) => value) }],
    rest,
    summary: seats === 0 ? 'The team has no seats yet.' : `${parts.filter(Boolean).join(', ')}.`,
  }
}

/** What the team has spent in each of the last months, oldest first; values are cents. */
export function spendChart(byMonth: readonly Shape<'TeamMonthStat'>[]): ChartData & { total: Cents } {
  const values = byMonth.map(({ amount }) => toCents(amount))
  const total = values.reduce((sum, cents) => sum + cents, 0)
  const labels = byMonth.map(({ month: name }) => monthName(name))
  return {
    labels,
    series: [{ name: 'Spend', values }],
    summary:
      byMonth.length === 0
        ? 'No spending yet.'
        : `${formatSgd(total)} over ${countOf(byMonth.length, 'month')}, including ${formatSgd(values.at(-1) ?? 0)} in ${labels.at(-1)}.`,
    total,
  }
}
