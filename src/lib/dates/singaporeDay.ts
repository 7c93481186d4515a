const eightHours = 8 * 3_600_000

/**
 * The day in Singapore (UTC+8, no daylight saving time) of a timestamp: the day that the server bills and filters by.
 * @param at ISO 8601 or milliseconds
 * @returns `YYYY-MM-DD`, or undefined if `at` is invalid
 */
export function singaporeDay(at: string | number): string | undefined {
  const moment = typeof at === 'number' ? at : Date.parse(at)
  const shifted = new Date(moment + eightHours)
  if (!Number.isFinite(shifted.getTime())) return undefined
  return /^\d{4}-\d\d-\d\d/.exec(shifted.toISOString())?.[0]
}
