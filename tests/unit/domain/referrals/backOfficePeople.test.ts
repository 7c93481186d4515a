import { describe, expect, it } from 'vitest'
import { codeState } from '@/areas/admin/partner-discount-codes/codeColumns'
import { accountState, marketingPreferences, relatedImpact } from '@/domain/account/accountState'
import { bareNumber, holdersOf } from '@/domain/account/workbuddy'
import { answersSummary, countAnswers } from '@/domain/community/surveyCounts'
import { queueAge } from '@/domain/referrals/queueAge'
import { nextWaiting, payoutTarget, waitingRedemptions } from '@/domain/referrals/redemptionQueue'
import type { Redemption } from '@/domain/referrals/redemptions'
import { randomPassword } from '@/lib/text/randomPassword'

describe('accounts', () => {
  it('are disabled before they are anything else', () => {
    expect(accountState({ activated: false, disabled: true })).toBe('disabled')
    expect(accountState({ activated: false })).toBe('unconfirmed')
    expect(accountState({ activated: true, disabled: false })).toBe('active')
    expect(accountState({ activated: true })).toBeUndefined()
    expect(accountState({ disabled: false })).toBeUndefined()
    expect(accountState({})).toBeUndefined()
  })

  it('have the marketing preferences that their record says, in either place', () => {
    const user = { userId: 'u', email: 'u@doers.test', personaliseThirdPartyAds: false }
    const unsaid = { receiveDoerscircleUpdateEmails: undefined, receiveThirdPartyOffers: undefined }
    expect(marketingPreferences(user)).toStrictEqual({ ...unsaid, personaliseThirdPartyAds: false })
    expect(marketingPreferences({ ...user, marketingPreferences: { receiveThirdPartyOffers: true } })).toEqual({
      ...unsaid,
      personaliseThirdPartyAds: false,
      receiveThirdPartyOffers: true,
    })
  })

  it('list their records, without kinds that are none or unknown', () => {
    expect(relatedImpact({ userId: 'u-1', orders: 2, teams: 0 })).toEqual([{ label: 'Orders', count: 2 }])
    expect(relatedImpact({ userId: 'u-1', subscriptions: 1 })).toEqual([{ label: 'Running subscriptions', count: 1 }])
    expect(relatedImpact({ userId: 'u-1', orders: 0 })).toEqual([])
    expect(relatedImpact({ userId: 'u-1' })).toBeUndefined()
  })

  it('get passwords that never repeat', () => {
    const made = new Set(Array.from({ length: 100 }, randomPassword))
    expect(made.size).toBe(100)
    for (const password of made) expect(password).toHaveLength(32)
  })
})

describe('survey answers', () => {
  it('are counted, the most frequent first, the rest as one', () => {
    const rows = [{ all: ['a', 'b'] }, { all: ['b', ' '] }, { all: ['c'] }, { all: undefined }]
    expect(countAnswers(rows, ({ all }) => all)).toEqual([
      { answer: 'b', count: 2 },
      { answer: 'a', count: 1 },
      { answer: 'c', count: 1 },
    ])
    expect(countAnswers(rows, ({ all }) => all, 1)).toEqual([
      { answer: 'b', count: 2 },
      { answer: 'Other', count: 2 },
    ])
  })

  it('are said in one sentence', () => {
    expect(answersSummary([], 4)).toBe('No answers yet.')
    expect(answersSummary([{ answer: 'b', count: 1 }], 4)).toBe(
      '“b” is the most frequent answer, given by 1 of 4 (25%).',
    )
  })
})

describe('the queue of redemptions', () => {
  const one = (redemptionId: string, status: Redemption['status'], createdAt = '2026-11-01T00:00:00Z'): Redemption => ({
    redemptionId,
    status,
    type: 'PayNow',
    createdAt,
  })

  it.each([
    ['2026-11-22T15:59:00Z', 'Today', 'success'],
    ['2026-11-21T15:59:00Z', '1 day', 'success'],
    ['2026-11-19T10:00:00Z', '3 days', 'warning'],
    ['2026-11-15T10:00:00Z', '7 days', 'danger'],
    // A clock that is ahead makes no wait negative.
    ['2026-11-30T10:00:00Z', 'Today', 'success'],
  ])('ages a request of %s: %s', (createdAt, text, tone) =>
    expect(queueAge(createdAt, '2026-11-22T10:00:00Z')).toMatchObject({ text, tone }),
  )

  it('knows who waits longest, and who is next', () => {
    const all = [one('a', 'PAID'), one('b', 'PENDING', '2026-11-03T00:00:00Z'), one('c', 'PENDING'), one('d', 'PAID')]
    expect(waitingRedemptions(all).map(({ redemptionId }) => redemptionId)).toEqual(['c', 'b'])
    expect(nextWaiting(all, 'b')?.redemptionId).toBe('c')
    expect(nextWaiting(all, 'c')?.redemptionId).toBe('b')
    expect(nextWaiting(all.slice(0, 2), 'b')).toBeUndefined()
    expect(nextWaiting(all, 'elsewhere')?.redemptionId).toBe('b')
    // So does one whose status is a word that this app doesn’t know.
    expect(waitingRedemptions([one('a', 'SOMETHING_NEW' as 'PENDING')])).toHaveLength(1)
  })

  it('masks numbers unless they are asked for', () => {
    const bank = { ...one('a', 'PENDING'), bankName: 'DBS', accountNumber: '012345678' }
    expect(payoutTarget(bank)).toBe('DBS •••• 5678')
    expect(payoutTarget(bank, true)).toBe('DBS 012345678')
    expect(payoutTarget({ ...one('a', 'PAID'), type: 'voucher', email: 'a@b.test' })).toBe('a@b.test')
  })
})

describe('partners', () => {
  it('find members by number, name or address', () => {
    const users = [
      { userId: 'u-1', email: 'mei@tan.test', firstName: 'Mei', workbuddyPhoneNumber: '+6591234567' },
      { userId: 'u-2', email: 'mei@other.test', firstName: 'Mei' },
    ]
    expect(bareNumber(' +65 9123-4567 ')).toBe('+6591234567')
    expect(bareNumber('Mei')).toBe('')
    for (const text of ['91234567', '+65 9123 4567', 'MEI', 'tan.test'])
      expect(holdersOf(users, text).map(({ userId }) => userId)).toEqual(['u-1'])
    expect(holdersOf(users, '80000000')).toEqual([])
  })

  it('hand out codes that are neither assigned nor expired', () => {
    const code = { partnerDiscountCodeId: 'p', code: 'X' }
    const now = Date.parse('2026-11-22T00:00:00Z')
    expect(codeState({ ...code, assignedAt: null, expiresAt: null }, now)).toBe('free')
    expect(codeState({ ...code, expiresAt: null }, now)).toBeUndefined()
    for (const expiresAt of [undefined, 'soon'])
      expect(codeState({ ...code, assignedAt: null, ...(expiresAt && { expiresAt }) }, now)).toBeUndefined()
    expect(codeState({ ...code, expiresAt: '2026-11-21T00:00:00Z' }, now)).toBe('expired')
    expect(codeState({ ...code, assignedToUserId: 'u', expiresAt: '2026-11-21T00:00:00Z' }, now)).toBe('assigned')
  })
})
