import { countOf } from '@/lib/money/counts'
import { daysAtLeastNone } from '../billing/periods'

export type QueueAge = {
  /** Whole days since the request, by the calendar of Singapore. */
  days: number
  text: string
  tone: 'success' | 'warning' | 'danger'
}

/** From this many days on a wait is long, and from the second number on too long. */
const long = 3
export const tooLong = 7

/** How a wait of so many days is told. */
export const waitOf = (days: number): Omit<QueueAge, 'days'> => ({
  text: days === 0 ? 'Today' : countOf(days, 'day'),
  tone: days >= tooLong ? 'danger' : days >= long ? 'warning' : 'success',
})

/**
 * How long a request has been waiting; undefined if its date can't be read.
 * @param createdAt ISO 8601 @param now ISO 8601 or ms
 */
export function queueAge(createdAt: string, now: string | number): QueueAge | undefined {
  const days = daysAtLeastNone(createdAt, now)
  return days === undefined ? undefined : { days, ...waitOf(days) }
}
