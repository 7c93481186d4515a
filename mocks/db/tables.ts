import type { Shape } from '@/contract/types'
import type { PlanId } from '@/domain/membership/premium'

/** The membership plans, in the contract's words. */
export type Tier = PlanId

/** A user as the server keeps it: the contract's fields, and what never travels. */
export type UserRow = Shape<'User'> & {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** Plain here and nowhere else: these are seeds, not people. Null after signing in socially only. */
  password: string | null
  isAdmin: boolean
  isPremiumMember: boolean
  activated: boolean
  disabled: boolean
  personalizationDone: boolean
  personalization: Shape<'Personalization'>
  createdAt: string
  /** The tier of the premium membership, if any. */
  tier: Tier
  /** From when to when the tier runs (ISO); null without one. */
  tierStartedAt: string | null
  tierEndsAt: string | null
  tierRenews: boolean
}

export type SessionRow = { token: string; userId: string; createdAt: string }

/** A mail that the server sent: shown in the panel's mailbox. */
export type MailRow = {
  mailId: string
  to: string
  subject: string
  text: string
  href?: string
  code?: string
  sentAt: string
}

/**
 * A link or code that was mailed and waits to be used. Of kind `password`: `token` is what a link carries,
 * `code` the six digits that PUT /passwordRequests takes.
 */
export type TokenRow = {
  token: string
  userId: string
  kind: 'activation' | 'password' | 'mailingList'
  code?: string
  wrongTries?: number
  usedAt?: string
  createdAt: string
}

export type ActiveAccountRow = Shape<'ActiveAccount'> & { userId: string }
export type UserTagRow = Shape<'Tag'> & { userId: string }
export type UserOptionsRow = { userId: string; options: Shape<'UserOptions'> }

/** One version of a legal text; the latest of a kind is what members must agree to. */
export type LegalTextRow = Shape<'LegalText'> & { kind: 'privacyPolicy' | 'termsOfUse' }

/** A charge that waits until the bank has asked its owner (3-D Secure). */
export type PendingPaymentRow = {
  clientSecret: string
  kind: string
  userId: string | null
  asked: unknown
  createdAt: string
}
