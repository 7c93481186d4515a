import { expect, it, vi } from 'vitest'
import { joinedThrough } from '@/domain/referrals/referral'
import { readCookie, writeCookie } from '@/lib/storage/cookies'
import { becamePremium } from '@/store/session/authSlice'
import { watchReferral } from '@/store/tracking/referral'
import { makeStore } from '@/store/store'
import { clock } from '@mocks/settings/clock'
import { userOr404 } from '@mocks/db/find'
import { balanceOf } from '@mocks/db/community/points'
import { requestLog } from '@mocks/requestLog'
import { signIn, signOutOf } from '@tests/payments/cartStore'
import { teardown } from '@tests/teardown'

/** Resets the member's record to that of a new user. */
function newMember() {
  return Object.assign(userOr404('u-member'), { createdAt: new Date().toISOString(), referrer: null })
}

function visit() {
  const store = makeStore()
  signOutOf(store)
  teardown.add(watchReferral(store))
  return store
}

const credits = () =>
  requestLog
    .read()
    .flatMap(({ id, sent }) => (id === 'createReferralTransaction' ? [JSON.parse(sent ?? 'null') as unknown] : []))
const read = () => requestLog.read().filter(({ id }) => id === 'getMe').length

it('credits the referrer when a referred user joins, and again when they become premium (R-REF-01)', async () => {
  const me = newMember()
  const before = balanceOf('u-premium')
  writeCookie('referral', 'aisyah')
  const store = visit()
  signIn(store, 'member')
  await vi.waitFor(() => expect(credits()).toEqual([{ referrer: 'aisyah', type: 'SIGN_UP' }]))
  await vi.waitFor(() => expect(balanceOf('u-premium')).toBe(before + 50))
  expect(me.referrer).toBe('aisyah')

  me.isPremiumMember = true
  store.dispatch(becamePremium())
  await vi.waitFor(() => expect(balanceOf('u-premium')).toBe(before + 250))
  expect(credits()).toContainEqual({ referrer: 'aisyah', type: 'PREMIUM_PURCHASE' })

  // A page load later, with the same cookie.
  const reads = read()
  signIn(visit(), 'member')
  await vi.waitFor(() => expect(read()).toBeGreaterThan(reads))
  expect(credits()).toHaveLength(2)
})

it('credits the referrer of who joins on a device whose clock is days behind', async () => {
  clock.move(3 * 86_400_000)
  newMember().createdAt = clock.iso()
  writeCookie('referral', 'aisyah')
  signIn(visit(), 'member')
  await vi.waitFor(() => expect(credits()).toEqual([{ referrer: 'aisyah', type: 'SIGN_UP' }]))
})

it('drops an unknown referral code', async () => {
  newMember()
  writeCookie('referral', 'nobody-has-this')
  signIn(visit(), 'member')
  await vi.waitFor(() => expect(credits()).toHaveLength(1))
  await vi.waitFor(() => expect(readCookie('referral')).toBeUndefined())
})

it('does not credit existing members, members already credited, or users of their own link', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  const me = { userId: 'u-9', email: 'a@b.test', referralCode: 'mine', createdAt: '2026-11-21T08:00:00Z' }
  expect(joinedThrough(me, 'aisyah', now)).toBe(true)
  expect(joinedThrough(me, undefined, now)).toBe(false)
  expect(joinedThrough(me, 'mine', now)).toBe(false)
  expect(joinedThrough(me, 'u-9', now)).toBe(false)
  expect(joinedThrough({ ...me, referrer: 'mei-lim' }, 'aisyah', now)).toBe(false)
  expect(joinedThrough({ ...me, createdAt: '2026-11-20T09:59:59Z' }, 'aisyah', now)).toBe(false)
})
