import type { Shape } from '@/contract/types'
import { pointsToCents } from './pointWorth'
import { toSgd } from '@/lib/money/money'
import { db } from '../db'
import { findUser } from '../find'
import { userName } from '../accounts/userName'

type Entry = Shape<'PointsEntry'> & { points: number; createdAt: string }

/** All changes of a user's points, oldest first: earned by referrals, spent by redemptions. */
function entriesOf(userId: string): Entry[] {
  const earned = db.referralTransactions
    .filter(({ referrerUserId }) => referrerUserId === userId)
    .map((row): Entry => {
      const friend = findUser(row.userId)
      const name = friend ? userName(friend) : 'A former member'
      const premium = row.type === 'PREMIUM_PURCHASE'
      return {
        pointsEntryId: `pts-${row.referralTransactionId}`,
        type: premium ? 'referralPremium' : 'referral',
        points: row.points,
        status: 'confirmed',
        description: premium ? `${name} became a premium member` : `${name} joined through your link`,
        redemptionId: null,
        orderId: row.orderId,
        createdAt: row.createdAt,
      }
    })
  const spent = db.redemptions
    .filter((row) => row.userId === userId && row.status !== 'REJECTED')
    .map((row): Entry => ({
      pointsEntryId: `pts-${row.redemptionId}`,
      type: 'redemption',
      points: -row.points,
      status: row.status === 'PENDING' ? 'pending' : 'confirmed',
      description: row.status === 'PENDING' ? `Redemption asked for, by ${row.type}` : `Paid out, by ${row.type}`,
      redemptionId: row.redemptionId,
      orderId: null,
      createdAt: row.createdAt,
    }))
  return [...earned, ...spent].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)

/** The points that a user can redeem now. */
export const balanceOf = (userId: string): number => sum(entriesOf(userId).map(({ points }) => points))

/** A user's points with all entries, newest first: `points` = `earned` - `redeemed`, pending redemptions included. */
export function pointsOf(userId: string): Shape<'UserPoints'> {
  let balance = 0
  const entries = entriesOf(userId).map((entry) => ({ ...entry, balanceAfter: (balance += entry.points) }))
  const of = (test: (entry: Entry) => boolean) => sum(entries.filter(test).map(({ points }) => Math.abs(points)))
  return {
    userId,
    points: balance,
    earned: of(({ points }) => points > 0),
    redeemed: of(({ points }) => points < 0),
    // Here referrals count at once; a real server may hold them back for a while.
    pending: 0,
    cashValue: toSgd(pointsToCents(balance)),
    entries: entries.reverse(),
  }
}
