import { describe, expect, it } from 'vitest'
import { adminRedemptionsApi } from '@/api/admin/redemptions'
import { redemptionsApi } from '@/api/commerce/redemptions'
import { referralsApi } from '@/api/account/referrals'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { balanceOf, pointsOf } from '@mocks/db/community/points'
import { callingAs, toasts } from '@tests/calling'

const redemptions = { ...redemptionsApi.endpoints, ...adminRedemptionsApi.endpoints }
const payNow = { type: 'PayNow' as const, paynowNumber: '91234567' }

describe('redemptions', () => {
  it('redeem the whole balance, mask the account number, and are limited to one pending at a time', async () => {
    const { call } = callingAs('member')
    const balance = balanceOf('u-member')
    const { data } = await call(redemptions.createRedemption.initiate({ body: payNow }))
    expect(data).toMatchObject({ status: 'PENDING', points: balance, amount: balance / 10, paynowNumber: '•••• 4567' })
    expect(balanceOf('u-member')).toBe(0)
    expect(await call(redemptions.createRedemption.initiate({ body: payNow }))).toMatchObject({
      error: { status: 409 },
    })
    const { data: mine = [] } = await call(redemptions.listMyRedemptions.initiate({ userId: 'u-member' }))
    expect(mine.map(({ redemptionId }) => redemptionId)).toEqual([data?.redemptionId])
    expect(toasts()[0]).toBe('success: Redemption requested')
  })

  it('can be settled once; rejecting returns the points', async () => {
    const { call } = callingAs('admin')
    const { data: all = [] } = await call(redemptions.listRedemptions.initiate())
    const pending = all.filter(({ status }) => status === 'PENDING')
    expect(pending.length).toBeGreaterThan(1)
    expect(all.slice(0, pending.length)).toEqual(pending)
    const [first] = pending
    const before = balanceOf(first?.userId ?? '')
    const id = first?.redemptionId ?? ''
    const no = await call(
      redemptions.updateRedemption.initiate({ id, body: { redemptionComment: { comment: '' }, status: 'REJECTED' } }),
    )
    expect(no).toMatchObject({ error: { status: 422 } })
    const body = { redemptionComment: { comment: 'Not your account.' }, status: 'REJECTED' as const }
    const { data } = await call(redemptions.updateRedemption.initiate({ id, body }))
    expect(data).toMatchObject({
      status: 'REJECTED',
      redemptionComment: { comment: 'Not your account.', author: 'Deepa Menon' },
    })
    expect(balanceOf(first?.userId ?? '')).toBe(before + (first?.points ?? 0))
    expect(await call(redemptions.updateRedemption.initiate({ id, body }))).toMatchObject({ error: { status: 409 } })
  })

  it('never make a balance negative at any point in a user’s history', () => {
    for (const { userId } of db.users) {
      const { points, earned = 0, redeemed = 0, entries = [] } = pointsOf(userId)
      expect(points).toBe(earned - redeemed)
      expect(entries.every(({ balanceAfter = 0 }) => balanceAfter >= 0)).toBe(true)
    }
  })
})

it('referrals credit the referrer once, without a toast', async () => {
  const { call } = callingAs('team-member')
  const credit = (referrer: string, type: 'SIGN_UP' | 'PREMIUM_PURCHASE' = 'SIGN_UP') =>
    call(referralsApi.endpoints.createReferralTransaction.initiate({ body: { referrer, type } }))
  const before = balanceOf('u-premium')
  const me = db.users.find(({ userId }) => userId === 'u-team-member')
  Object.assign(me ?? {}, { referrer: null, createdAt: clock.iso() })
  expect(await credit('nobody')).toMatchObject({ error: { status: 422 } })
  expect(await credit('u-team-member')).toMatchObject({ error: { status: 422 } })
  expect(await credit('aisyah', 'PREMIUM_PURCHASE')).toMatchObject({ error: { status: 422 } })
  expect(await credit('aisyah')).toMatchObject({ data: { points: 50, referrerUserId: 'u-premium' } })
  expect(await credit('aisyah')).toMatchObject({ error: { status: 409 } })
  expect(balanceOf('u-premium')).toBe(before + 50)
  expect(toasts()).toEqual([])
})

it.each(['SIGN_UP', 'PREMIUM_PURCHASE'] as const)('a member of long standing credits no one with %s', async (type) => {
  const { call } = callingAs('premium')
  const [me, friend] = ['u-premium', 'u-owner'].map((id) => db.users.find(({ userId }) => userId === id))
  Object.assign(me ?? {}, { referrer: null, createdAt: new Date(clock.now() - 420 * 86_400_000).toISOString() })
  const before = balanceOf('u-owner')
  const body = { referrer: friend?.referralCode ?? 'u-owner', type }
  expect(await call(referralsApi.endpoints.createReferralTransaction.initiate({ body }))).toMatchObject({
    error: { status: 422, message: 'You were a member before you followed this link' },
  })
  expect(balanceOf('u-owner')).toBe(before)
})
