import { expect, it } from 'vitest'
import { chargeState, formatCharge, inSgd, keptOf, type Charge } from '@/domain/billing/stripeCharges'
import { recentDays } from '@/domain/billing/invoicePeriods'
import { couponLabel } from '@/domain/cart/stripeCouponLabel'
import { codeAudience, codeState, codeWorth, describeCode, type DiscountCode } from '@/domain/cart/discount'
import { readTags } from '@/domain/community/emailTags'
import { dash } from '@/lib/text/wording'

const now = '2026-11-22T04:00:00Z'
const unlimited = { validFrom: null, validTo: null, maxUses: null }
const code = (more: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'X',
  type: 'PERCENT',
  active: true,
  ...unlimited,
  ...more,
})
const charge = (more: Partial<Charge> = {}): Charge => ({
  id: 'ch_1',
  amount: 9900,
  created: 1,
  status: 'succeeded',
  ...more,
})

it.each([
  ['ACTIVE', {}],
  ['ACTIVE', { validFrom: '2026-11-22T04:00:00Z', validTo: '2026-11-22T04:00:00Z', maxUses: 3, timesUsed: 2 }],
  ['ACTIVE', { maxUses: null, timesUsed: 3 }],
  ['SCHEDULED', { validFrom: '2026-11-22T04:00:01Z' }],
  ['USED_UP', { maxUses: 2, timesUsed: 2 }],
  ['EXPIRED', { validTo: '2026-11-22T03:59:59Z', maxUses: 2, timesUsed: 2 }],
  ['INACTIVE', { active: false, validTo: '2020-01-01T00:00:00Z' }],
] as const)('a discount code is %s with %o', (state, more) => {
  expect(codeState(code(more), now)).toBe(state)
  expect(codeState(code(more), Date.parse(now))).toBe(state)
})

it('tells what a code takes off and for whom (R-PRICE-06)', () => {
  expect(codeWorth(code({ percentOff: 12.5 }))).toBe('12.5%')
  expect(codeWorth(code({ type: 'AMOUNT', amountOff: 20 }))).toBe('S$20.00')
  expect(codeAudience(code({ membershipTier: null, premiumMembersOnly: false, newMembersOnly: false }))).toBe(
    'Everyone',
  )
  expect(codeAudience(code({ premiumMembersOnly: true, newMembersOnly: true }))).toBe('Premium members, First purchase')
  expect(codeAudience(code({ premiumMembersOnly: false }))).toBe('')
  expect(codeAudience(code({ newMembersOnly: false }))).toBe('')
  expect(codeAudience(code({ membershipTier: '6-months' }))).toBe('Members for up to 6 months')
  expect(codeAudience(code({ membershipTier: 'over-6-months' }))).toBe('Members for over 6 months')
  const ten = { percentOff: 10 }
  expect(describeCode(code({ ...ten, membershipTier: '6-months' }))).toBe('10% off your membership')
  expect(describeCode(code({ ...ten, solutionUids: ['a'] }))).toBe('10% off selected solutions')
  expect(describeCode(code({ ...ten, solutionUids: [] }))).toBe('10% off your order')
  expect(describeCode(code(ten))).toBe('10% off your order')
})

it.each([
  ['whether it is active', { code: 'X', type: 'PERCENT' }],
  ['how often it was used', code({ maxUses: 3 })],
] as const)('a discount code that doesn’t say %s has no state', (_what, unsaid) => {
  expect(codeState(unsaid, now)).toBeUndefined()
})

it.each([
  ['nothing', {}],
  ['an amount for a percentage', { amountOff: 20 }],
  ['a percentage for an amount', { type: 'AMOUNT' as const, percentOff: 10 }],
  ['a type that this app doesn’t know', { type: 'GIFT' as 'PERCENT', percentOff: 10 }],
])('claims no worth and no audience of a code that holds %s', (_what, sent) => {
  expect(codeWorth(code(sent))).toBe(dash)
  expect(codeAudience(code(sent))).toBe('')
})

it('says "Everyone" of a code only where each condition is said to be none', () => {
  const open = { membershipTier: null, premiumMembersOnly: false, newMembersOnly: false }
  expect(codeAudience(code(open))).toBe('Everyone')
  for (const key of ['membershipTier', 'premiumMembersOnly', 'newMembersOnly'] as const) {
    const { [key]: _left, ...less } = open
    expect(codeAudience(code(less))).toBe('')
  }
})

it('counts nothing of a refund that is below zero', () => expect(keptOf(charge({ amount_refunded: -1 }))).toBe(9900))

it('keeps the status of a charge that this app doesn’t know, and claims no money for it', () => {
  const charge = { id: 'ch', amount: 9900, created: 1, status: 'disputed' as 'pending' }
  expect([chargeState(charge), keptOf(charge)]).toEqual(['disputed', undefined])
  expect(chargeState({ ...charge, refunded: true })).toBe('REFUNDED')
})

it('claims no money of a charge that may have been refunded', () => {
  for (const one of [charge(), charge({ refunded: false })])
    expect([chargeState(one), keptOf(one)]).toEqual(['succeeded', undefined])
})

it('describes a coupon in one line', () => {
  expect(couponLabel({ id: 'A', valid: true, percent_off: 10, duration: 'once' })).toBe('A: 10% off once')
  expect(
    couponLabel({
      id: 'B',
      valid: true,
      amount_off: 1050,
      currency: 'sgd',
      duration: 'repeating',
      duration_in_months: 3,
    }),
  ).toBe('B: S$10.50 off for 3 months')
  expect(couponLabel({ id: 'C', valid: false, amount_off: 500, currency: 'inr', duration: 'forever' })).toBe(
    'C: INR 5.00 off on every payment (no longer valid)',
  )
})

it.each([
  [{}, 'D: – off'],
  [{ amount_off: null, duration: 'repeating', duration_in_months: null }, 'D: – off for some months'],
] as const)('claims nothing of a coupon that holds only %j', (sent, text) => {
  expect(couponLabel({ id: 'D', valid: true, ...sent })).toBe(text)
})

it('knows the state of a charge and what is still held of it', () => {
  const paid = charge({ amount_refunded: 0 })
  expect([chargeState(paid), keptOf(paid)]).toEqual(['SUCCEEDED', 9900])
  const partly = charge({ amount_refunded: 900 })
  expect([chargeState(partly), keptOf(partly)]).toEqual(['PARTLY_REFUNDED', 9000])
  const refunded = charge({ amount_refunded: 9900, refunded: true })
  expect([chargeState(refunded), keptOf(refunded)]).toEqual(['REFUNDED', 0])
  const flagged = charge({ refunded: true })
  expect([chargeState(flagged), keptOf(flagged)]).toEqual(['REFUNDED', 0])
  expect([chargeState(charge({ status: 'failed' })), keptOf(charge({ status: 'failed' }))]).toEqual(['FAILED', 0])
  expect([chargeState(charge({ status: 'pending' })), keptOf(charge({ status: 'pending' }))]).toEqual(['PENDING', 0])
  expect(inSgd({ currency: 'inr' })).toBe(false)
  expect(formatCharge(123_456, 'inr')).toBe('INR 1,234.56')
  expect(formatCharge(9900, undefined)).toBe('S$99.00')
})

it('counts the last days with today, in Singapore', () => {
  expect(recentDays('2026-11-22T17:00:00Z', 30)).toMatchObject({ from: '2026-10-25', to: '2026-11-23' })
})

it('reads tags from a line: trimmed, in lower case, each once', () => {
  expect(readTags(' Founder, premium ,,founder\nsingapore')).toEqual(['founder', 'premium', 'singapore'])
  expect(readTags('a、b；c，d،e؛f\tg\rh')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(readTags('  ')).toEqual([])
})
