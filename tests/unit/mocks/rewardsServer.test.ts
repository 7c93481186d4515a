import { describe, expect, it } from 'vitest'
import { discountCodesApi } from '@/api/admin/discountCodes'
import { adminRedemptionsApi } from '@/api/admin/redemptions'
import { redemptionsApi } from '@/api/redemptions'
import { referralsApi } from '@/api/referrals'
import { solutionEligibilityApi } from '@/api/solutionEligibility'
import { db } from '@mocks/db/db'
import { balanceOf, pointsOf } from '@mocks/db/community/points'
import { callingAs, toasts } from '@tests/calling'

const redemptions = { ...redemptionsApi.endpoints, ...adminRedemptionsApi.endpoints }
const codes = discountCodesApi.endpoints
const { getSolutionEligibility, satisfiesSolutionRequiredFields, satisfiesSolutionRestrictions } =
  solutionEligibilityApi.endpoints
const payNow = { type: 'PayNow' as const, paynowNumber: '91234567' }

describe('redemptions', () => {
  it('take the whole balance, hide the number, and come one at a time', async () => {
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

  it('say at the field what is missing, and when there is too little', async () => {
    const { call } = callingAs('premium')
    const wrong = await call(
      redemptions.createRedemption.initiate({ body: { type: 'bank transfer', bankName: 'DBS' } }),
    )
    expect(wrong).toMatchObject({ error: { status: 422, fields: { accountNumber: 'This field is required' } } })
    callingAs('team-member')
    const poor = await call(redemptions.createRedemption.initiate({ body: payNow }))
    expect(poor).toMatchObject({ error: { status: 422, message: 'You need at least 100 points' } })
  })

  it('are settled once; rejecting gives the points back', async () => {
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

  it('never make a balance negative, at any moment of anybody’s history (T10.1)', () => {
    for (const { userId } of db.users) {
      const { points, earned = 0, redeemed = 0, entries = [] } = pointsOf(userId)
      expect(points).toBe(earned - redeemed)
      expect(entries.every(({ balanceAfter = 0 }) => balanceAfter >= 0)).toBe(true)
    }
  })
})

describe('referrals', () => {
  it('credit the referrer once, without a word', async () => {
    const { call } = callingAs('team-member')
    const credit = (referrer: string, type: 'SIGN_UP' | 'PREMIUM_PURCHASE' = 'SIGN_UP') =>
      call(referralsApi.endpoints.createReferralTransaction.initiate({ body: { referrer, type } }))
    const before = balanceOf('u-premium')
    expect(await credit('nobody')).toMatchObject({ error: { status: 422 } })
    expect(await credit('u-team-member')).toMatchObject({ error: { status: 422 } })
    expect(await credit('aisyah', 'PREMIUM_PURCHASE')).toMatchObject({ error: { status: 422 } })
    expect(await credit('aisyah')).toMatchObject({ data: { points: 50, referrerUserId: 'u-premium' } })
    expect(await credit('aisyah')).toMatchObject({ error: { status: 409 } })
    expect(balanceOf('u-premium')).toBe(before + 50)
    expect(toasts()).toEqual([])
  })
})

describe('discount codes (R-LIFE-02)', () => {
  const body = { code: 'spring-5', type: 'AMOUNT' as const, amountOff: 5, active: true }

  it('are created in capitals, changed, and deleted while nobody has used them', async () => {
    const { call } = callingAs('admin')
    const { data } = await call(codes.createDiscountCode.initiate({ body }))
    expect(data).toMatchObject({ code: 'SPRING-5', timesUsed: 0, percentOff: null })
    expect(await call(codes.createDiscountCode.initiate({ body }))).toMatchObject({ error: { status: 409 } })
    const { data: changed } = await call(
      codes.updateDiscountCode.initiate({ code: 'SPRING-5', body: { ...body, amountOff: 7 } }),
    )
    expect(changed).toMatchObject({ code: 'SPRING-5', amountOff: 7 })
    expect(await call(codes.deleteDiscountCode.initiate({ code: 'SPRING-5' }))).toMatchObject({ data: { ok: true } })
    expect(await call(codes.deleteDiscountCode.initiate({ code: 'DOER10' }))).toMatchObject({ error: { status: 409 } })
    expect(await call(codes.getDiscountCode.initiate({ code: 'SPRING-5' }))).toMatchObject({ error: { status: 404 } })
  })

  it.each([
    [{ ...body, code: 'a b' }, 'code'],
    [{ ...body, amountOff: 0 }, 'amountOff'],
    [{ ...body, type: 'PERCENT' as const, percentOff: 101 }, 'percentOff'],
    [{ ...body, validFrom: '2026-02-01T00:00:00Z', validTo: '2026-01-01T00:00:00Z' }, 'validTo'],
    [{ ...body, solutionUids: ['nothing'] }, 'solutionUids'],
    [{ ...body, stripeCouponId: 'NONE' }, 'stripeCouponId'],
  ])('are refused at the field: %j', async (wrong, field) => {
    const { call } = callingAs('admin')
    const { error } = await call(codes.createDiscountCode.initiate({ body: wrong }))
    expect(error).toMatchObject({ status: 422, fields: { [field]: expect.any(String) as string } })
  })

  it('count their uses as the orders do', () => {
    for (const { code, timesUsed } of db.discountCodes) {
      const used = db.orders.filter((row) => row.discountCode === code && !['FAILED', 'PENDING'].includes(row.status))
      expect([code, timesUsed]).toEqual([code, used.length])
    }
  })
})

describe('eligibility (T4.3)', () => {
  it('names each restriction, and why it is not satisfied', async () => {
    const { call } = callingAs('member')
    const { data } = await call(getSolutionEligibility.initiate({ id: 'cloud-credit' }))
    expect(data).toMatchObject({ eligible: false })
    expect(data?.restrictions).toContainEqual({
      id: 'premium',
      label: 'Premium members only',
      satisfied: false,
      reason: 'You are not a premium member.',
      kind: 'PREMIUM',
    })
    callingAs('india')
    const { data: place } = await call(satisfiesSolutionRestrictions.initiate({ id: 'co-working-membership' }))
    expect(place?.restrictions?.[0]?.reason).toBe('Your profile says that you live in India.')
  })

  it('lists the fields that are missing, and lets who has them buy', async () => {
    const { call } = callingAs('member')
    const { data } = await call(satisfiesSolutionRequiredFields.initiate({ id: 'company-registration' }))
    expect(data?.satisfied).toBe(false)
    expect(data?.missingFields?.map(({ name }) => name)).toContain('dob')
    callingAs('owner')
    const { data: owner } = await call(getSolutionEligibility.initiate({ id: 'company-registration' }))
    expect(owner?.eligible).toBe(true)
    expect(await call(getSolutionEligibility.initiate({ id: 'nothing' }))).toMatchObject({ error: { status: 404 } })
  })
})
