import type { Shape } from '@/contract/types'
import { addressKey } from '@/lib/emailAddress'
import { reject } from '../http'
import { db } from './db'
import type { UserRow } from './tables'

export const findUser = (userId: string | null | undefined): UserRow | undefined =>
  userId ? db.users.find((user) => user.userId === userId) : undefined

export const findUserByEmail = (email: string | null | undefined): UserRow | undefined =>
  email ? db.users.find((user) => addressKey(user.email) === addressKey(email)) : undefined

export const userOr404 = (userId: string): UserRow => findUser(userId) ?? reject(404, 'This member does not exist')

/** Lets the user who is meant pass, and administrators; everybody else is refused. */
export function ownOrAdmin(me: UserRow, userId: string): UserRow {
  if (me.userId !== userId && !me.isAdmin) reject(403, 'You may only do this with your own account')
  return userOr404(userId)
}

/** The user as the contract sends it to the user: without password, membership dates and survey answers. */
export function toUser(row: UserRow): Shape<'User'> {
  const { password, personalizationDone, personalization, tier, tierStartedAt, tierEndsAt, tierRenews, ...user } = row
  const joined = db.users.filter(({ referrer }) => referrer && referrer === row.referralCode)
  return {
    ...user,
    isPremium: row.isPremiumMember,
    hasPassword: password !== null,
    marketingPreferences: preferencesOf(row),
    referralCount: joined.length,
    referralPremiumCount: joined.filter(({ isPremiumMember }) => isPremiumMember).length,
  }
}

/** The user as lists of the back office show it: the ID number stays behind (only its ending is ever listed). */
export function toListedUser(row: UserRow): Shape<'User'> {
  const { personalIdNumber: _hidden, ...user } = toUser(row)
  return user
}

/** What a signed-in client keeps of its user. */
export const toSessionUser = (row: UserRow): Shape<'SessionUser'> => ({
  userId: row.userId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  isAdmin: row.isAdmin,
  isPremiumMember: row.isPremiumMember,
  mustAgreeToPrivacyPolicy: row.mustAgreeToPrivacyPolicy === true,
  mustAgreeToTermsOfUse: row.mustAgreeToTermsOfUse === true,
})

/**
 * The three marketing flags of a row, or of a body that replaces them all: what is left out counts as off, and whatever
 * else is sent (isAdmin, isPremiumMember, …) is dropped.
 */
export const preferencesOf = (given: Shape<'Preferences'>): Required<Shape<'Preferences'>> => ({
  receiveDoerscircleUpdateEmails: given.receiveDoerscircleUpdateEmails === true,
  receiveThirdPartyOffers: given.receiveThirdPartyOffers === true,
  personaliseThirdPartyAds: given.personaliseThirdPartyAds === true,
})

/** Whether a user is premium, and until when. */
export const premiumOf = (row: UserRow): Shape<'PremiumStatus'> => ({
  isPremiumMember: row.isPremiumMember,
  tier: row.tier,
  expiresAt: row.tierEndsAt,
  willRenew: row.tierRenews,
})
