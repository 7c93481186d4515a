import { momentMs } from './dates'

const eightHours = 8 * 3_600_000

/**
 * The day in Singapore (UTC+8, no daylight saving time) of a timestamp: the day that the server bills and filters by.
 * @param at a moment as `momentMs` reads it, or milliseconds
 * @returns `YYYY-MM-DD`, or undefined if `at` is missing or invalid
 */
export function singaporeDay(at: string | number | null | undefined): string | undefined {
  const moment = typeof at === 'number' ? at : momentMs(at)
  const shifted = new Date((moment ?? Number.NaN) + eightHours)
  if (!Number.isFinite(shifted.getTime())) return undefined
  return /^\d{4}-\d\d-\d\d/.exec(shifted.toISOString())?.[0]
}
