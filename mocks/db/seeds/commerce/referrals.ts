import { toSgd } from '@/lib/money/money'
import { pointsToCents } from '../../community/pointWorth'
import { redemptionTypes } from '@/domain/referrals/redemptions'
import { clock } from '../../../settings/clock'
import type { RedemptionRow, ReferralTransactionRow } from '../../commerce/commerceTables'
import { fewestPoints, referralPoints } from '../../community/referralPoints'
import { randomFrom, type Random } from '../../random'
import type { UserRow } from '../../tables'

const day = 86_400_000

/** Points for everyone who joined through a member's link, and for those who became premium; oldest first. */
export function seedReferralTransactions(users: readonly UserRow[]): ReferralTransactionRow[] {
  const ownerOf = (code: string) => users.find(({ userId, referralCode }) => referralCode === code || userId === code)
  return users
    .flatMap((user) => {
      const referrer = user.referrer ? ownerOf(user.referrer) : undefined
      if (!user.referrer || !referrer || referrer.userId === user.userId) return []
      const credit = (type: ReferralTransactionRow['type'], createdAt: string): ReferralTransactionRow => ({
        referralTransactionId: '',
        type,
        referrer: user.referrer ?? '',
        referrerUserId: referrer.userId,
        userId: user.userId,
        orderId: null,
        points: referralPoints[type],
        createdAt,
      })
      const joined = credit('SIGN_UP', user.createdAt)
      return user.tierStartedAt ? [joined, credit('PREMIUM_PURCHASE', user.tierStartedAt)] : [joined]
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((row, index) => ({ ...row, referralTransactionId: `rt-${index + 1}` }))
}

/** Redemptions of members with points, each of the whole balance (oldest first). */
export function seedRedemptions(
  users: readonly UserRow[],
  credits: readonly ReferralTransactionRow[],
): RedemptionRow[] {
  const random = randomFrom(4500)
  const balances = new Map<string, number>()
  const rows: RedemptionRow[] = []
  const waiting = new Set<string>()
  for (const { referrerUserId, points, createdAt } of credits) {
    const balance = (balances.get(referrerUserId) ?? 0) + points
    balances.set(referrerUserId, balance)
    const at = Date.parse(createdAt) + random.int(1, 5) * day
    const user = users.find(({ userId }) => userId === referrerUserId)
    // Mei Ling has never redeemed any; she and Nur Aisyah have points left.
    if (!user || user.userId === 'u-member' || waiting.has(user.userId)) continue
    if (balance < fewestPoints || at > clock.now() || !random.chance(0.75)) continue
    const row = redemption(random, user, balance, at)
    if (row.status === 'PENDING') waiting.add(user.userId)
    balances.set(user.userId, row.status === 'REJECTED' ? balance : 0)
    rows.push(row)
  }
  return rows
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((row, index) => ({ ...row, redemptionId: `r-${index + 1}` }))
}

const banks = ['DBS Bank', 'OCBC Bank', 'UOB', 'Standard Chartered Singapore', 'Maybank Singapore']
const paid = ['Paid by PayNow.', 'Sent, reference DC-PAYOUT.', 'Paid with the batch of the week.', 'Voucher sent.']
const rejected = [
  'The account number doesn’t exist. Please request again with the right one.',
  'The account isn’t in your name.',
]

function redemption(random: Random, user: UserRow, points: number, at: number): RedemptionRow {
  const type = random.pick(redemptionTypes)
  const digits = () => String(random.int(10_000_000, 99_999_999))
  const recent = clock.now() - at < 60 * day && user.userId !== 'u-premium'
  const status = recent ? 'PENDING' : random.chance(0.2) ? 'REJECTED' : 'PAID'
  const settledAt = new Date(Math.min(at + random.int(1, 9) * day, clock.now())).toISOString()
  const comment = (text: string) => ({ comment: text, author: 'Deepa Menon', createdAt: settledAt })
  const settled = {
    updatedAt: settledAt,
    redemptionComment: comment(random.pick(status === 'PAID' ? paid : rejected)),
  }
  return {
    redemptionId: '',
    type,
    status,
    points,
    amount: toSgd(pointsToCents(points)),
    ...(type === 'voucher' ? { email: user.email } : {}),
    bankName: type === 'bank transfer' ? random.pick(banks) : null,
    accountNumber: type === 'bank transfer' ? `0${digits()}` : null,
    paynowNumber: type === 'PayNow' ? (random.chance(0.2) ? '196800306E' : `9${digits().slice(1)}`) : null,
    createdAt: new Date(at).toISOString(),
    userId: user.userId,
    ...(status === 'PENDING' ? {} : settled),
  }
}
