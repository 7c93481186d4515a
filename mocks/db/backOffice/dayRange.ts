import { singaporeDay } from '@/lib/dates/singaporeDay'
import { reject } from '../../http'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Whether a time lies between two days, both included, in Singapore time.
 * Throws 422 for an invalid range.
 */
export function dayRange({ from, to }: { from: string; to: string }): (at: string | number | undefined) => boolean {
  if (!isDay(from) || !isDay(to)) reject(422, 'Please enter both days')
  if (to < from) reject(422, 'The last day is before the first')
  return (at) => {
    const day = at === undefined ? undefined : singaporeDay(at)
    return day !== undefined && day >= from && day <= to
  }
}
