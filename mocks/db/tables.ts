import type { Shape } from '@/contract/types'
import type { PlanId } from '@/domain/membership/premium'

/** The membership plans, as named in the contract. */
export type Tier = PlanId

/** A user as stored by the server: the contract's fields plus internal ones that are never sent. */
export type UserRow = Shape<'User'> & {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** Plain text only here: these are seeds, not people. Null for users who only use social sign-in. */
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
  /** Start and end of the tier (ISO); null without one. */
  tierStartedAt: string | null
  tierEndsAt: string | null
  tierRenews: boolean
}

export type SessionRow = { token: string; userId: string; createdAt: string }

/** A mail sent by the server: shown in the panel's mailbox. */
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
 * A mailed link or code that has not been used yet. For kind `password`, `token` is part of the link and `code` holds
 * the six digits that PUT /passwordRequests takes.
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

/** One version of a legal text; members must accept the latest of each kind. */
export type LegalTextRow = Shape<'LegalText'> & { kind: 'privacyPolicy' | 'termsOfUse' }

/** A charge that waits for authentication by the cardholder (3-D Secure). */
export type PendingPaymentRow = {
  clientSecret: string
  kind: string
  userId: string | null
  asked: unknown
  createdAt: string
}
