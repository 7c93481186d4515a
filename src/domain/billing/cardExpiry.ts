import type { Shape } from '@/contract/types'
import { daysBetween, daysInMonth, isoDay } from './periods'

type Card = Pick<Shape<'PaymentMethod'>['card'], 'exp_month' | 'exp_year'>

/** Cards that expire within this number of days are flagged. */
export const expiryNotice = 60

export type CardExpiry = {
  state: 'good' | 'soon' | 'over'
  /** The last day on which it can be charged, `YYYY-MM-DD`. */
  lastDay: string
  /** Days until then; negative once it has expired, infinite if it can't be read. */
  days: number
}

/**
 * How long a card remains valid: until the last day of its month.
 * @param now ISO 8601 or milliseconds
 */
export function cardExpiry({ exp_month = 0, exp_year = 0 }: Card, now: string | number): CardExpiry {
  // As printed on the card: 28 is 2028.
  const year = exp_year < 100 ? 2000 + exp_year : exp_year
  const lastDay = isoDay(year, exp_month, daysInMonth(year, exp_month))
  // Some servers send zeros for what they don't know.
  const isRead = exp_year > 0 && exp_month >= 1 && exp_month <= 12
  const days = (isRead ? daysBetween(now, `${lastDay}T04:00:00Z`) : undefined) ?? Infinity
  const state = days < 0 ? 'over' : days < expiryNotice ? 'soon' : 'good'
  return { state, lastDay, days }
}
