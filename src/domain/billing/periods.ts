import { dayMs } from '@/lib/dates/day'
import { singaporeDay } from '@/lib/dates/singaporeDay'

/** The server's day (Singapore) of a timestamp as year, month (1 to 12) and day of the month. */
export function dayParts(at: string | number): { year: number; month: number; day: number } {
  const [year = 1970, month = 1, day = 1] = (singaporeDay(at) ?? '1970-01-01').split('-').map(Number)
  return { year, month, day }
}

/** The number of days in a month (1 to 12), leap years included. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const two = (part: number) => String(part).padStart(2, '0')

/** A day as sent over the wire: `YYYY-MM-DD`. */
export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${two(month)}-${two(day)}`
}

/** The first of the month after that of a timestamp (Singapore), as `YYYY-MM-DD`. */
export function firstOfNextMonth(at: string | number): string {
  const { year, month } = dayParts(at)
  return month === 12 ? isoDay(year + 1, 1, 1) : isoDay(year, month + 1, 1)
}

/** The day `months` after a day, clamped to the end of that month: 31/01 plus one month is 28/02 or 29/02. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = dayParts(`${day.slice(0, 10)}T04:00:00Z`)
  const total = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1]
  return isoDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)))
}

/** The day some days after a day, or before it, as `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The last days (Singapore) up to today, both ends included. @param now ISO or milliseconds */
export function lastDays(now: string | number, count: number): { from: string; to: string } {
  const to = singaporeDay(now) ?? ''
  return { from: to && addDays(to, 1 - count), to }
}

/** The number of full days (Singapore) between two timestamps; negative if `to` is earlier, undefined if one is invalid. */
export function daysBetween(from: string | number, to: string | number): number | undefined {
  const at = (moment: string | number) => Date.parse(`${singaporeDay(moment) ?? ''}T00:00:00Z`)
  const days = Math.round((at(to) - at(from)) / dayMs)
  return Number.isFinite(days) ? days : undefined
}

/** The same, at least 0: how long something has waited, or has left. */
export function daysAtLeastNone(from: string | number, to: string | number): number | undefined {
  const days = daysBetween(from, to)
  return days === undefined ? undefined : Math.max(0, days)
}
