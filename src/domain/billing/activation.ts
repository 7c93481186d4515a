import type { OrderItem } from '@/contract/types'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { daysAtLeastNone, daysBetween } from './periods'

const daysBought = (items: readonly Pick<OrderItem, 'purchaseDate'>[]) =>
  items.flatMap(({ purchaseDate }) => singaporeDay(purchaseDate) ?? []).sort()

/**
 * Today, and the day of the latest purchase of these order items, from which all of them can start; empty if it isn't
 * known. Singapore days, `YYYY-MM-DD`.
 * @param now ISO or milliseconds
 */
export function activationDays(items: readonly Pick<OrderItem, 'purchaseDate'>[], now: string | number) {
  return { today: singaporeDay(now) ?? '', first: daysBought(items).at(-1) ?? '' }
}

/** How many days the oldest of these items has waited since its purchase; undefined if none has a date. */
export function longestWait(items: readonly Pick<OrderItem, 'purchaseDate'>[], now: string | number) {
  const [oldest] = daysBought(items)
  return oldest === undefined ? undefined : daysAtLeastNone(oldest, now)
}

/** When an item was bought, seen from today in Singapore; undefined if it doesn't say. @param now ISO or ms */
export function purchaseAge({ purchaseDate }: Pick<OrderItem, 'purchaseDate'>, now: string | number) {
  const days = purchaseDate ? daysBetween(purchaseDate, now) : undefined
  if (days === undefined) return undefined
  return days <= 0 ? 'today' : days <= 7 ? 'week' : 'older'
}

/** The buyer of an item: the team it belongs to, or the member. */
export const buyerOf = ({ teamName, userName, userEmail }: Pick<OrderItem, 'teamName' | 'userName' | 'userEmail'>) =>
  teamName || userName || userEmail || ''
