const eightHours = 8 * 3_600_000

/**
 * The day in Singapore (UTC+8, no summer time) of a moment: what the server bills and filters by.
 * @param at ISO 8601 or milliseconds
 * @returns `YYYY-MM-DD`, or undefined when `at` is no moment
 */
export function singaporeDay(at: string | number): string | undefined {
  const moment = typeof at === 'number' ? at : Date.parse(at)
  const shifted = new Date(moment + eightHours)
  if (!Number.isFinite(shifted.getTime())) return undefined
  return /^\d{4}-\d\d-\d\d/.exec(shifted.toISOString())?.[0]
}
