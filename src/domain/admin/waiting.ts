import type { Shape } from '@/contract/types'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { isOpen } from '../referrals/redemptionQueue'
import { queueAge } from '../referrals/queueAge'
import { entriesOfToday, isOfDay, type LogEntry } from './logs'

/** What waits for an administrator: how much, and a sentence about it. `isCalm`: nothing has to be done. */
export type Waiting = {
  /** Undefined: the answer doesn't say. */
  count: number | undefined
  text: string
  isCalm: boolean
  /** More than this is likely. */ isLeast?: boolean
}

const day = 86_400_000

/** The days that count as recent. */
const late = 7

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** A flag that no row holds isn't sent at all; one that some rows hold may be left out where it is off. */
const isUnsaid = (flags: readonly unknown[]) => flags.length > 0 && flags.every((flag) => flag === undefined)

const unsaid = (text: string): Waiting => ({ count: undefined, text, isCalm: false })

/** Order items pending activation. */
export const waitingActivations = ({ count }: { count: number }): Waiting => ({
  count,
  text: count === 0 ? 'Every paid solution is activated.' : 'awaiting activation',
  isCalm: count === 0,
})

/** Redemptions to be paid, by age (R-RED-01). @param now in ms */
export function waitingRedemptions(
  all: readonly Pick<Shape<'Redemption'>, 'status' | 'createdAt'>[],
  now: number,
): Waiting {
  const ages = all.filter(isOpen).map(({ createdAt }) => queueAge(createdAt, now).days)
  const oldest = Math.max(0, ...ages)
  return {
    count: ages.length,
    isCalm: ages.length === 0,
    text:
      ages.length === 0
        ? 'Every request is settled.'
        : `to pay · oldest ${oldest === 0 ? 'from today' : plural(oldest, 'day')}`,
  }
}

/** Job enquiries without an answer. */
export function waitingJobEnquiries(all: readonly Pick<Shape<'JobEnquiry'>, 'responded'>[]): Waiting {
  if (isUnsaid(all.map(({ responded }) => responded))) return unsaid('They don’t say whether they’re answered.')
  const count = all.filter(({ responded }) => !responded).length
  return { count, isCalm: count === 0, text: count === 0 ? 'Every enquiry is answered.' : 'without an answer' }
}

/** Benefit enquiries of the last seven days; the server does not record which were answered. @param now in ms */
export function recentBenefitEnquiries(
  all: readonly Pick<Shape<'BenefitEnquiry'>, 'createdAt'>[],
  now: number,
): Waiting {
  if (isUnsaid(all.map(({ createdAt }) => createdAt))) return unsaid('They have no dates.')
  const count = all.filter(({ createdAt }) => createdAt && now - Date.parse(createdAt) < late * day).length
  return { count, isCalm: count === 0, text: `received in the last ${late} days` }
}

/** Hidden blog comments, which can be shown again. */
export function hiddenComments(all: readonly Pick<Shape<'BlogComment'>, 'hidden'>[]): Waiting {
  if (isUnsaid(all.map(({ hidden }) => hidden))) return unsaid('They don’t say whether they’re hidden.')
  const count = all.filter(({ hidden }) => hidden).length
  return {
    count,
    isCalm: count === 0,
    text: count === 0 ? 'No hidden comments.' : `hidden, of ${plural(all.length, 'comment')}`,
  }
}

/** Charges without an order. */
export const orphanedCharges = (all: readonly unknown[]): Waiting => ({
  count: all.length,
  isCalm: all.length === 0,
  text: all.length === 0 ? 'No charges without an order in the last 30 days.' : 'in the last 30 days, without an order',
})

/** The last 30 days in Singapore, both ends included. @param now in ms */
export const lastThirtyDays = (now: number): { from: string; to: string } => ({
  from: singaporeDay(now - 29 * day) ?? '',
  to: singaporeDay(now) ?? '',
})

/** Errors logged today. @param newest the newest entries @param now in ms */
export function errorsToday({ logs, total }: { logs: readonly LogEntry[]; total: number }, now: number): Waiting {
  if (isUnsaid(logs.map(({ createdAt }) => createdAt))) return unsaid('They have no dates.')
  const count = entriesOfToday(logs, now)
  return {
    count,
    isCalm: count === 0,
    isLeast: logs.every((entry) => isOfDay(entry, now)) && total > logs.length,
    text: count === 0 ? 'No errors today.' : 'logged today',
  }
}
