import type { Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { shortMonth } from '@/lib/dates/months'
import { readableWord } from '@/lib/text/wording'
import { dayParts } from '../billing/periods'

export type UserPoints = Shape<'UserPoints'>
export type PointsEntry = Shape<'PointsEntry'>

/** The status of an entry, and what will change it, if anything. */
export type EntryState = { label: string; tone: 'success' | 'info' | 'secondary'; next?: string }

const isPending = ({ status }: PointsEntry) => status?.toLowerCase() === 'pending'

/** Adds status and next change to every entry; one without a status says none, and an unknown one is its own word. */
export function entryState({ points, type, status, redemptionId }: PointsEntry): EntryState {
  const word = status?.toLowerCase() ?? ''
  const isSpent = points < 0
  if (isSpent && type && type !== 'redemption') return { label: 'Settled', tone: 'secondary' }
  const isKnown = !isSpent || type || redemptionId
  if (isKnown && word === 'confirmed') return { label: isSpent ? 'Paid out' : 'Confirmed', tone: 'success' }
  if (!isKnown || word !== 'pending') return { label: readableWord(word), tone: 'secondary' }
  return isSpent
    ? { label: 'In review', tone: 'info', next: 'We review every request by hand.' }
    : { label: 'Pending', tone: 'info', next: waits[type ?? ''] ?? 'Counts once we’ve confirmed it.' }
}

const waits: Record<string, string> = {
  referral: 'Counts once your friend activates their account.',
  referralPremium: 'Counts once your friend’s payment clears.',
  purchase: 'Counts once your payment clears.',
}

const names: Record<string, string> = {
  referral: 'Someone joined',
  referralPremium: 'Someone went premium',
  purchase: 'Purchase',
  redemption: 'Redemption',
  adjustment: 'Correction',
}

/** Default description of an entry without one. */
export const entryTitle = ({ description, type }: PointsEntry): string =>
  description?.trim() || names[type ?? ''] || 'Points'

/** Whether an entry counts towards the balance: all except earned points that are not confirmed yet. */
const counts = (entry: PointsEntry) => entry.points < 0 || !isPending(entry)

/** The sum of the entries; if it differs from the server's `points`, an entry is missing. */
export function balanceOfEntries(entries: readonly PointsEntry[]): number {
  return entries.filter(counts).reduce((sum, { points }) => sum + points, 0)
}

const mostMonths = 24

const isDated = ({ createdAt }: PointsEntry) => momentMs(createdAt) !== undefined

/** `earned` is missing if points were earned at an unknown time. */
export type PointsHistory = { labels: string[]; balance: number[]; earned?: number }

/**
 * Month-end balance, from the first entry to now, and the points earned meanwhile; at most two years.
 * @param now ISO or milliseconds
 */
export function pointsHistory(entries: readonly PointsEntry[], now: string | number): PointsHistory {
  const dated = entries.filter((entry) => counts(entry) && isDated(entry))
  const place = (at: string | number) => {
    const { year, month } = dayParts(at)
    return year * 12 + month - 1
  }
  const last = place(now)
  const first = Math.max(
    last - mostMonths + 1,
    dated.reduce((least, { createdAt }) => Math.min(least, place(createdAt ?? now)), last),
  )
  const undated = balanceOfEntries(entries) - dated.reduce((sum, { points }) => sum + points, 0)
  const labels: string[] = []
  const balance: number[] = []
  let earned = 0
  for (let at = first; at <= last; at += 1) {
    const until = dated.filter(({ createdAt }) => place(createdAt ?? now) <= at)
    const within = until.filter(({ createdAt, points }) => place(createdAt ?? now) === at && points > 0)
    labels.push(`${shortMonth((at % 12) + 1)} ${Math.floor(at / 12)}`)
    balance.push(undated + until.reduce((sum, { points }) => sum + points, 0))
    earned += within.reduce((sum, { points }) => sum + points, 0)
  }
  const isEachDated = entries.every((entry) => entry.points <= 0 || !counts(entry) || isDated(entry))
  return isEachDated ? { labels, balance, earned } : { labels, balance }
}
