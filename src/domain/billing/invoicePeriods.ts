import { dayParts, daysInMonth, isoDay, lastDays } from './periods'

export type Period = { id: string; label: string; from: string; to: string }

/**
 * The periods that accountants need, from month to year; days are Singapore days, both ends included.
 * @param now ISO or milliseconds
 */
export function invoicePeriods(now: string | number): Period[] {
  const { year, month } = dayParts(now)
  const last = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }
  const quarter = Math.floor((month - 1) / 3)
  const before = quarter === 0 ? { year: year - 1, quarter: 3 } : { year, quarter: quarter - 1 }
  return [
    { id: 'month', label: 'This month', ...months(year, month, month) },
    { id: 'lastMonth', label: 'Last month', ...months(last.year, last.month, last.month) },
    { id: 'lastQuarter', label: 'Last quarter', ...quarterOf(before.year, before.quarter) },
    { id: 'year', label: 'This year', ...months(year, 1, 12) },
    { id: 'lastYear', label: 'Last year', ...months(year - 1, 1, 12) },
  ]
}

/** The last days up to today as a period. @param now ISO or milliseconds */
export const recentDays = (now: string | number, days: number): Period => ({
  id: `days${days}`,
  label: `Last ${days} days`,
  ...lastDays(now, days),
})

const quarterOf = (year: number, quarter: number) => months(year, quarter * 3 + 1, quarter * 3 + 3)

const months = (year: number, first: number, last: number) => ({
  from: isoDay(year, first, 1),
  to: isoDay(year, last, daysInMonth(year, last)),
})
