import { describe, expect, it } from 'vitest'
import { profilePercentComplete } from '@/domain/account/profileCompletion'
import { db, resetDb } from '@mocks/db/db'
import { findUser, toListedUser, toUser } from '@mocks/db/find'
import { userName } from '@mocks/db/accounts/userName'
import { personas } from '@mocks/personas'
import { responseViolations } from '@tests/contract'

describe('seeded users', () => {
  it('are the personas and 240 others, with unique ids and email addresses', () => {
    expect(db.users).toHaveLength(249)
    for (const { userId } of Object.values(personas)) if (userId) expect(findUser(userId), userId).toBeDefined()
    expect(new Set(db.users.map(({ email }) => email.toLowerCase())).size).toBe(249)
    expect(new Set(db.users.map(({ userId }) => userId)).size).toBe(249)
  })

  it('conform to the contract', () => {
    for (const user of db.users) expect(responseViolations('getMe', 200, toUser(user)), user.userId).toEqual([])
  })

  it('include a 60-character name and an 80-character address without break opportunities', () => {
    expect(userName(findUser('u-7') as never)).toHaveLength(60)
    expect(findUser('u-8')?.email).toMatch(/^\S{80}$/)
  })

  it('cover all states', () => {
    const share = (test: (user: (typeof db.users)[0]) => boolean) => db.users.filter(test).length
    expect(share(({ disabled }) => disabled)).toBeGreaterThan(5)
    expect(share(({ activated }) => !activated)).toBeGreaterThan(5)
    expect(share(({ password }) => password === null)).toBeGreaterThan(5)
    expect(share(({ mustAgreeToTermsOfUse }) => mustAgreeToTermsOfUse === true)).toBeGreaterThan(5)
    expect(share(({ personalizationDone }) => !personalizationDone)).toBeGreaterThan(5)
    expect(share(({ personalIdNumber }) => Boolean(personalIdNumber))).toBeGreaterThan(5)
    for (const tier of ['monthly', 'annual', 'ultra', 'india', 'indiaQuarterly'])
      expect(
        share((user) => user.tier === tier),
        tier,
      ).toBeGreaterThan(2)
    for (const state of ['pending', 'in_review', 'approved', 'rejected', 'expired'])
      expect(
        share(({ idVerification }) => idVerification === state),
        state,
      ).toBeGreaterThan(2)
    const percents = new Set(db.users.map(profilePercentComplete))
    expect(percents.size).toBeGreaterThan(15)
  })

  it('are premium if and only if they have a tier', () => {
    for (const { isPremiumMember, tier, tierEndsAt } of db.users) {
      expect(isPremiumMember).toBe(tier !== 'free')
      expect(tierEndsAt !== null).toBe(isPremiumMember)
    }
  })

  it('are the same after a reset', () => {
    const before = db.users.map(({ email, tier }) => `${email} ${tier}`)
    resetDb()
    expect(db.users.map(({ email, tier }) => `${email} ${tier}`)).toEqual(before)
  })

  it('have no ID number in lists', () => {
    const holder = db.users.find(({ personalIdNumber }) => personalIdNumber) as (typeof db.users)[0]
    expect(toListedUser(holder)).not.toHaveProperty('personalIdNumber')
  })
})
