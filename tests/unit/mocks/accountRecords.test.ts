import { describe, expect, it } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import { profileApi } from '@/api/account/profile'
import { sessionApi } from '@/api/account/session'
import { stateApi } from '@/api/system/state'
import { db } from '@mocks/db/db'
import { deleteAccount } from '@mocks/db/accounts/accounts'
import { findUser, userOr404 } from '@mocks/db/find'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

const { endpoints } = profileApi
const { getActiveAccount } = activeAccountApi.endpoints

describe('membership', () => {
  it('returns the tier code of R-PRICE-06 for an upgrade, and the amount that the cart deducts', async () => {
    const { call } = callingAs('premium')
    // 240 days held: over 6 months, 20 %. Ultra 199.00 less 125/365 of 99.00 (33.90) is 165.10; 20 % of that is 33.02.
    const { data } = await call(endpoints.getMembershipUpgradeDiscount.initiate({ tier: 'ultra' }))
    expect(data).toMatchObject({ discountCode: 'TIER6PLUS', amount: 33.02, moreThanSixMonths: true, percent: 20 })
    const short = await callingAs('owner').call(endpoints.getMembershipUpgradeDiscount.initiate({ tier: 'ultra' }))
    expect(short.data).toMatchObject({ discountCode: 'TIER6', moreThanSixMonths: false })
  })

  it('gives no upgrade discount to free members or for a cheaper tier', async () => {
    const none = { amount: 0, discountCode: null }
    const free = await callingAs('member').call(endpoints.getMembershipUpgradeDiscount.initiate({ tier: 'annual' }))
    expect(free.data).toMatchObject(none)
    const down = await callingAs('premium').call(endpoints.getMembershipUpgradeDiscount.initiate({ tier: 'monthly' }))
    expect(down.data).toMatchObject(none)
  })
})

describe('silent calls (R-SILENT-01)', () => {
  it('show no toast when they fail', async () => {
    const { call } = callingAs('premium')
    fail('*', { status: 400, message: 'No' })
    const preferences = { receiveThirdPartyOffers: true }
    await call(endpoints.getPremiumStatus.initiate())
    await call(endpoints.getMembershipTier.initiate({ tier: 'annual' }))
    await call(endpoints.updateMyMarketingPreferences.initiate({ body: { preferences } }))
    await call(endpoints.listUserTags.initiate({ id: 'u-premium' }))
    await call(endpoints.getSignupSurvey.initiate({ id: 'u-premium' }))
    await call(endpoints.getCountry.initiate())
    await call(getActiveAccount.initiate())
    await call(sessionApi.endpoints.checkSession.initiate())
    await call(sessionApi.endpoints.logout.initiate())
    expect(toasts()).toEqual([])
  })

  it('of a stored value show none when there is no such value (O-42)', async () => {
    const { call } = callingAs('member')
    const read = (key: string) => call(stateApi.endpoints.getState.initiate({ scope: 'me', key }))
    expect((await read('welcome')).data?.value).toEqual({ seen: true })
    expect((await read('nothing')).error).toMatchObject({ status: 404 })
    expect(toasts()).toEqual([])
  })
})

it('deleting an account is rejected for other accounts and while a membership is active', () => {
  expect(() => deleteAccount(userOr404('u-member'), 'u-india')).toThrow(/own account/)
  expect(() => deleteAccount(userOr404('u-premium'), 'u-premium')).toThrow(/membership/)
  for (const one of db.subscriptions) if (one.userId === 'u-india') one.status = 'ENDED'
  deleteAccount(userOr404('u-admin'), 'u-india')
  expect(findUser('u-india')).toBeUndefined()
})
