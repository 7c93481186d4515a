import type { Shape } from '@/contract/types'
import { pointsToCents } from '../../db/community/pointWorth'
import { checkRedemption, maskNumber, redemptionBody, redemptionTypes } from '@/domain/referrals/redemptions'
import { toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { buyerNames, newestFirst } from '../../db/commerce/buyers'
import type { RedemptionRow } from '../../db/commerce/commerceTables'
import { db, freshId } from '../../db/db'
import { userName } from '../../db/accounts/userName'
import { fewestPoints } from '../../db/community/referralPoints'
import { balanceOf } from '../../db/community/points'
import { reject, type Handlers } from '../../http'

function toRedemption(row: RedemptionRow): Shape<'Redemption'> {
  const { userId, userName: name, userEmail } = buyerNames(row)
  return { ...row, userId, userName: name, userEmail }
}

/** A redemption as the member sees it: account numbers show only their last digits. */
function masked(row: RedemptionRow): Shape<'Redemption'> {
  const { accountNumber = null, paynowNumber = null } = row
  return {
    ...toRedemption(row),
    accountNumber: accountNumber && maskNumber(accountNumber),
    paynowNumber: paynowNumber && maskNumber(paynowNumber),
  }
}

const isPending = ({ status }: RedemptionRow) => status === 'PENDING'

export const redemptions = {
  createRedemption: ({ me, body }) => {
    if (!redemptionTypes.includes(body.type))
      reject(422, 'Please choose how to be paid', { fields: { type: 'This field is required' } })
    const typed = { email: '', bankName: '', accountNumber: '', paynowNumber: '', ...body }
    const fields = checkRedemption(typed)
    if (Object.keys(fields).length > 0) reject(422, 'Please check your details', { fields })
    if (db.redemptions.some((row) => row.userId === me.userId && isPending(row)))
      reject(409, 'You have a request that isn’t settled yet')
    const points = balanceOf(me.userId)
    const { minimumRedemptionPoints: least = fewestPoints } = db.config
    if (points < least) reject(422, `You need at least ${least} points`)
    const { type, email, bankName = null, accountNumber = null, paynowNumber = null } = redemptionBody(typed)
    const row: RedemptionRow = {
      redemptionId: freshId('r'),
      type,
      status: 'PENDING',
      points,
      amount: toSgd(pointsToCents(points)),
      ...(email ? { email } : {}),
      bankName,
      accountNumber,
      paynowNumber,
      createdAt: clock.iso(),
      userId: me.userId,
    }
    db.redemptions.push(row)
    return masked(row)
  },
  listRedemptions: () => {
    const waiting = newestFirst(db.redemptions.filter(isPending), ({ createdAt }) => createdAt).reverse()
    const settled = newestFirst(
      db.redemptions.filter((row) => !isPending(row)),
      ({ createdAt }) => createdAt,
    )
    return [...waiting, ...settled].map(toRedemption)
  },
  listMyRedemptions: ({ me, path }) => {
    if (path.userId !== me.userId) reject(403, 'You may only do this with your own account')
    return newestFirst(
      db.redemptions.filter(({ userId }) => userId === me.userId),
      ({ createdAt }) => createdAt,
    ).map(masked)
  },
  updateRedemption: ({ me, path, body }) => {
    const row =
      db.redemptions.find(({ redemptionId }) => redemptionId === path.id) ??
      reject(404, 'This redemption does not exist')
    if (!isPending(row)) reject(409, 'This redemption is already settled')
    const comment = body.redemptionComment.comment.trim()
    if (comment.length > 1000)
      reject(422, 'Please use at most 1,000 characters', { fields: { comment: 'Please use at most 1,000 characters' } })
    if (body.status === 'REJECTED' && comment === '')
      reject(422, 'Please say why', { fields: { comment: 'Please say why' } })
    if (comment !== '') row.redemptionComment = { comment, author: userName(me), createdAt: clock.iso() }
    return toRedemption(Object.assign(row, { status: body.status ?? 'PENDING', updatedAt: clock.iso() }))
  },
} satisfies Partial<Handlers>
