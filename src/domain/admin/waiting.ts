import type { OrderItem, Shape } from '@/contract/types'
import { epochMs, momentMs } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'
import { optionalCents, totalOf, type Cents } from '@/lib/money/money'
import { longestWait, purchaseAge } from '../billing/activation'
import { daysAtLeastNone } from '../billing/periods'
import { totalOfItems } from '../billing/orders'
import { inSgd, keptOf, type Charge } from '../billing/stripeCharges'
import { tooLong } from '../referrals/queueAge'
import { isOpen } from '../referrals/redemptionQueue'
import { entriesOfToday, isOfDay, type LogEntry } from './logs'

/** A kind of work that waits for an administrator: how much, since when, and a short text. */
export type Waiting = {
  /** Undefined if the answer doesn't say. */
  count: number | undefined
  text: string
  /** For order items: how many were bought today. */
  today?: number
  /** Whether `count` is a minimum: there are probably more. */
  isLeast?: boolean
  /** Days since the oldest came, if that is known. */
  oldest?: number | undefined
  /** The money that waits, if every row says its amount. */
  cents?: Cents | undefined
  /** News rather than a task: the server doesn't record whether it was dealt with. */
  isNews?: boolean
}

/**
 * Compares two entries by urgency: first people's money, then the longest wait, then the larger amount; news last.
 */
export function byUrgency(a: Waiting, b: Waiting): number {
  const rank = ({ isNews, cents, oldest = -1 }: Waiting) => [isNews ? 0 : 1, cents ? 1 : 0, oldest, cents ?? 0]
  const [first, second] = [rank(a), rank(b)]
  return first.map((value, at) => (second[at] ?? 0) - value).find((difference) => difference !== 0) ?? 0
}

type Moment = string | number | null | undefined

/** Days since the oldest of these rows; undefined if none has a date. */
function oldestOf<Row>(rows: readonly Row[], at: (row: Row) => Moment, now: number): number | undefined {
  const known = rows.flatMap((row) => epochMs(at(row)) ?? [])
  return known.length === 0 ? undefined : daysAtLeastNone(Math.min(...known), now)
}

/** Whether a flag is unknown, because no row has it. If some rows have it, a missing one is off. */
const isUnsaid = (flags: readonly unknown[]) => flags.length > 0 && flags.every((flag) => flag === undefined)

const unsaid = (text: string): Waiting => ({ count: undefined, text })

const counted = (count: number, text: string, none: string) => ({ count, text: count === 0 ? none : text })

/** Order items pending activation, and how many of them were bought today. @param now in ms */
export function waitingActivations(items: readonly OrderItem[], now: number): Waiting {
  const orders = [...new Set(items.map(({ orderId }) => orderId))]
  const totalOfOrder = (id: string) => totalOfItems(items.filter(({ orderId }) => orderId === id))
  return {
    ...counted(items.length, 'Awaiting activation', 'Every paid solution is activated.'),
    oldest: longestWait(items, now),
    cents: totalOf(orders.map((id) => (id === undefined ? undefined : totalOfOrder(id)))),
    today: items.filter((item) => purchaseAge(item, now) === 'today').length,
  }
}

/** Redemptions to be paid, by age (R-RED-01). @param now in ms */
export function waitingRedemptions(
  all: readonly Pick<Shape<'Redemption'>, 'status' | 'createdAt' | 'amount'>[],
  now: number,
): Waiting {
  const open = all.filter(isOpen)
  return {
    ...counted(open.length, 'To pay', 'Every request is settled.'),
    oldest: oldestOf(open, ({ createdAt }) => createdAt, now),
    cents: totalOf(open.map(({ amount }) => optionalCents(amount))),
  }
}

/** Job enquiries without an answer. @param now in ms */
export function waitingJobEnquiries(
  all: readonly Pick<Shape<'JobEnquiry'>, 'responded' | 'createdAt'>[],
  now: number,
): Waiting {
  if (isUnsaid(all.map(({ responded }) => responded))) return unsaid('They don’t say whether they’re answered.')
  const open = all.filter(({ responded }) => !responded)
  return {
    ...counted(open.length, 'Without an answer', 'Every enquiry is answered.'),
    oldest: oldestOf(open, ({ createdAt }) => createdAt, now),
  }
}

/**
 * Benefit enquiries of the last seven days. No call records which were answered, so they are news and no task.
 * @param now in ms
 */
export function recentBenefitEnquiries(
  all: readonly Pick<Shape<'BenefitEnquiry'>, 'createdAt'>[],
  now: number,
): Waiting {
  if (isUnsaid(all.map(({ createdAt }) => createdAt))) return unsaid('They have no dates.')
  const count = all.filter(({ createdAt }) => now - (momentMs(createdAt) ?? -Infinity) < tooLong * dayMs).length
  return {
    ...counted(count, `Received in the last ${tooLong} days`, `None in the last ${tooLong} days.`),
    isNews: true,
  }
}

/** Hidden blog comments, which can be shown again. */
export function hiddenComments(all: readonly Pick<Shape<'BlogComment'>, 'hidden'>[]): Waiting {
  if (isUnsaid(all.map(({ hidden }) => hidden))) return unsaid('They don’t say whether they’re hidden.')
  const count = all.filter(({ hidden }) => hidden).length
  return { ...counted(count, 'Hidden', 'No hidden comments.'), isNews: true }
}

/** Charges without an order, and the amount that was not refunded. @param now in ms */
export const orphanedCharges = (all: readonly Charge[], now: number): Waiting => ({
  ...counted(all.length, 'In the last 30 days, without an order', 'No charges without an order in the last 30 days.'),
  oldest: oldestOf(all, ({ created }) => created, now),
  cents: totalOf(all.map((charge) => (inSgd(charge) ? keptOf(charge) : undefined))),
})

/** Errors logged today. @param newest the newest entries @param now in ms */
export function errorsToday({ logs, total }: { logs: readonly LogEntry[]; total: number }, now: number): Waiting {
  if (isUnsaid(logs.map(({ createdAt }) => createdAt))) return unsaid('They have no dates.')
  const count = entriesOfToday(logs, now)
  return {
    ...counted(count, 'Logged today', 'No errors today.'),
    isNews: true,
    isLeast: logs.every((entry) => isOfDay(entry, now)) && total > logs.length,
  }
}
