import { describe, expect, it } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import { profileApi } from '@/api/account/profile'
import { registrationApi } from '@/api/account/registration'
import { sessionApi } from '@/api/account/session'
import { db } from '@mocks/db/db'
import { deleteAccount } from '@mocks/db/accounts/accounts'
import { findUser, userOr404 } from '@mocks/db/find'
import { legalTexts } from '@mocks/db/backOffice/legalTexts'
import { signInAs } from '@mocks/personas'
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
})

describe('deleting an account', () => {
  it('deletes sessions and all other records of the member', () => {
    const token = signInAs('member')?.token
    for (const one of db.subscriptions) if (one.userId === 'u-member') one.status = 'ENDED'
    deleteAccount(userOr404('u-member'), 'u-member')
    expect(findUser('u-member')).toBeUndefined()
    expect(db.sessions.some((one) => one.token === token)).toBe(false)
    expect(db.userOptions.some(({ userId }) => userId === 'u-member')).toBe(false)
  })

  it('is rejected for other accounts and while a membership is active', () => {
    expect(() => deleteAccount(userOr404('u-member'), 'u-india')).toThrow(/own account/)
    expect(() => deleteAccount(userOr404('u-premium'), 'u-premium')).toThrow(/membership/)
    for (const one of db.subscriptions) if (one.userId === 'u-india') one.status = 'ENDED'
    deleteAccount(userOr404('u-admin'), 'u-india')
    expect(findUser('u-india')).toBeUndefined()
  })
})

describe('legal texts', () => {
  it('can only be accepted in their latest version', async () => {
    const { call } = callingAs('member')
    const { agreeTermsOfUse } = registrationApi.endpoints
    const terms = legalTexts()
      .filter(({ kind }) => kind === 'termsOfUse')
      .sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
    Object.assign(findUser('u-member') ?? {}, { mustAgreeToTermsOfUse: true })
    const unknown = await call(agreeTermsOfUse.initiate({ id: 'none' }))
    expect(unknown.error).toMatchObject({ status: 404 })
    expect(toasts()[0]).toMatch(/^error: Terms of use could not be accepted/)
    const [oldest, latest] = [terms[0], terms.at(-1)]
    if (!oldest || !latest || oldest === latest) return
    expect((await call(agreeTermsOfUse.initiate({ id: oldest.legalTextId }))).error).toMatchObject({ status: 409 })
    expect((await call(agreeTermsOfUse.initiate({ id: latest.legalTextId }))).data).toMatchObject({ ok: true })
    expect(findUser('u-member')).toMatchObject({
      mustAgreeToTermsOfUse: false,
      termsOfUseAgreedVersion: latest.version,
    })
  })
})
