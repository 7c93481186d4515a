import type { OperationId } from '@/contract/route'
import type { Shape } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'
import { actsAsAdmin } from '../adminCallPages'
import { reject } from '../http'
import { clock } from '../settings/clock'
import { db } from './db'
import type { UserRow } from './tables'

export const findUser = (userId: string | null | undefined): UserRow | undefined =>
  userId ? db.users.find((user) => user.userId === userId) : undefined

export const findUserByEmail = (email: string | null | undefined): UserRow | undefined =>
  email ? db.users.find((user) => addressKey(user.email) === addressKey(email)) : undefined

export const userOr404 = (userId: string): UserRow => findUser(userId) ?? reject(404, 'This member does not exist')

/** Changes a user. @returns the row */
export const touch = (row: UserRow, change: Partial<UserRow>): UserRow =>
  Object.assign(row, change, { updatedAt: clock.iso() })

/** Allows the user themselves and administrators who may make the call for others; throws for everybody else. */
export function ownOrAdmin(me: UserRow, userId: string, id: OperationId): UserRow {
  if (me.userId !== userId && !actsAsAdmin(me, id)) reject(403, 'You may only do this with your own account')
  return userOr404(userId)
}

/** The user as sent to themselves: without password, membership dates and survey answers. */
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

/** The user as shown in back-office lists: without the ID number (lists show only its last characters). */
export function toListedUser(row: UserRow): Shape<'User'> {
  const { personalIdNumber: _hidden, ...user } = toUser(row)
  return user
}

/** The user data that a signed-in client stores. */
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
 * The three marketing flags of a row, or of a body that replaces all of them: missing flags count as off, and all other
 * fields (isAdmin, isPremiumMember, …) are dropped.
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
