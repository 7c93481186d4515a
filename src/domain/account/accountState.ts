import type { Shape, User } from '@/contract/types'

/** State of an account for administrators (R-LIFE-08). */
export type AccountState = 'active' | 'unconfirmed' | 'disabled'

/**
 * Whether an account can be used: `unconfirmed` until the link in the activation email has been opened, undefined if the
 * answer says neither.
 */
export function accountState({ activated, disabled }: Pick<User, 'activated' | 'disabled'>): AccountState | undefined {
  if (disabled) return 'disabled'
  if (activated === false) return 'unconfirmed'
  return activated === undefined && disabled === undefined ? undefined : 'active'
}

type Preferences = Required<Shape<'Preferences'>>

/** The marketing preferences of a listed user; a missing flag counts as off, as it does for the server. */
export function marketingPreferences(user: User): Preferences {
  const known = user.marketingPreferences ?? user
  return {
    receiveDoerscircleUpdateEmails: known.receiveDoerscircleUpdateEmails === true,
    receiveThirdPartyOffers: known.receiveThirdPartyOffers === true,
    personaliseThirdPartyAds: known.personaliseThirdPartyAds === true,
  }
}

export type Impact = { label: string; count: number; note: string }

const kinds: [kind: keyof Shape<'RelatedRecords'>, label: string, disabled: string, deleted: string][] = [
  ['orders', 'Orders', 'kept', 'kept for the accounts'],
  ['invoices', 'Invoices', 'kept', 'kept for the accounts'],
  ['subscriptions', 'Running subscriptions', 'stay active and keep charging', 'must be cancelled first'],
  ['teams', 'Teams', 'keep their seats', 'the member leaves them; an active team they own must be closed first'],
  ['rsvps', 'RSVPs', 'kept', 'kept without the account'],
  ['comments', 'Comments', 'stay visible', 'stay visible, by a former member'],
  ['referrals', 'Members they invited', 'not affected', 'not affected'],
  ['redemptions', 'Redemptions', 'kept', 'kept for the accounts'],
]

/**
 * What hangs on an account, and what becomes of it (T14.5). Kinds without records, or that the server doesn't know, are
 * left out.
 */
export function relatedImpact(records: Shape<'RelatedRecords'>, act: 'disable' | 'delete'): Impact[] {
  return kinds.flatMap(([kind, label, disabled, deleted]) => {
    const count = records[kind]
    return typeof count === 'number' && count > 0
      ? [{ label, count, note: act === 'disable' ? disabled : deleted }]
      : []
  })
}
