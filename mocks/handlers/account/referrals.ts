import { clock } from '../../settings/clock'
import type { ReferralTransactionRow } from '../../db/commerce/commerceTables'
import { db, freshId } from '../../db/db'
import { referralPoints } from '../../db/community/referralPoints'
import { reject, type Handlers } from '../../http'

/** How long a referral counts after the sign-up, as long as its cookie lasts (R-REF-02), in ms. */
const day = 86_400_000

const ownerOf = (code: string) => db.users.find(({ userId, referralCode }) => referralCode === code || userId === code)

export const referrals = {
  createReferralTransaction: ({ me, body: { referrer: code, type, orderId = null } }) => {
    const { referralPointsPerSignup } = db.config
    const usual = referralPoints[type] as number | undefined
    const points = type === 'SIGN_UP' ? (referralPointsPerSignup ?? usual) : usual
    const referrer = ownerOf(code)
    if (points === undefined) reject(422, 'This kind of referral is not known')
    if (!referrer) reject(422, 'This referral code is not known')
    if (referrer.userId === me.userId) reject(422, 'You can’t refer yourself')
    const isCredited = db.referralTransactions.some((row) => row.userId === me.userId && row.type === type)
    if (isCredited) reject(409, 'This referral was credited before')
    const joinedThrough = me.referrer === (referrer.referralCode ?? code) || me.referrer === code
    const isNew = clock.now() - Date.parse(me.createdAt ?? '') < day
    if (!joinedThrough && (me.referrer || !isNew)) reject(422, 'You were a member before you followed this link')
    if (type === 'PREMIUM_PURCHASE' && !me.isPremiumMember) reject(422, 'There is no premium purchase to credit')
    const row: ReferralTransactionRow = {
      referralTransactionId: freshId('rt'),
      type,
      referrer: code,
      referrerUserId: referrer.userId,
      userId: me.userId,
      orderId,
      points,
      createdAt: clock.iso(),
    }
    db.referralTransactions.push(row)
    me.referrer ??= referrer.referralCode ?? code
    return row
  },
} satisfies Partial<Handlers>
