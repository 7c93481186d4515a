import { countOf } from '@/lib/money/counts'
import { daysAtLeastNone } from '../billing/periods'

export type QueueAge = {
  /** Whole days since the request, by the calendar of Singapore. */
  days: number
  text: string
  tone: 'success' | 'warning' | 'danger'
}

/** From this many days on a request is late, and from the second number on overdue. */
const late = 3
const overdue = 7

/**
 * How long a request has been waiting; undefined if its date can't be read.
 * @param createdAt ISO 8601 @param now ISO 8601 or ms
 */
export function queueAge(createdAt: string, now: string | number): QueueAge | undefined {
  const days = daysAtLeastNone(createdAt, now)
  if (days === undefined) return undefined
  const text = days === 0 ? 'Today' : countOf(days, 'day')
  return { days, text, tone: days >= overdue ? 'danger' : days >= late ? 'warning' : 'success' }
}
