import type { Shape, User } from '@/contract/types'

/** State of an account for administrators (R-LIFE-08). */
export type AccountState = 'active' | 'unconfirmed' | 'disabled'

/**
 * Whether an account can be used: `unconfirmed` until the link in the activation email has been opened, undefined if the
 * answer leaves open whether it is one of these.
 */
export function accountState({ activated, disabled }: Pick<User, 'activated' | 'disabled'>): AccountState | undefined {
  if (disabled) return 'disabled'
  if (activated === false) return 'unconfirmed'
  return activated === undefined || disabled === undefined ? undefined : 'active'
}

const preferences = ['receiveDoerscircleUpdateEmails', 'receiveThirdPartyOffers', 'personaliseThirdPartyAds'] as const

/** The marketing preferences that a user's record holds; undefined: it leaves one out, which is no choice to send. */
export function marketingPreferences(user: User): Shape<'Preferences'> {
  const known = { ...user, ...user.marketingPreferences }
  return Object.fromEntries(preferences.map((one) => [one, known[one] ?? undefined]))
}

export type Impact = { label: string; count: number }

const kinds: [kind: keyof Shape<'RelatedRecords'>, label: string][] = [
  ['orders', 'Orders'],
  ['invoices', 'Invoices'],
  ['subscriptions', 'Running subscriptions'],
  ['teams', 'Teams'],
  ['rsvps', 'RSVPs'],
  ['comments', 'Comments'],
  ['referrals', 'Members they invited'],
  ['redemptions', 'Redemptions'],
]

/**
 * The related records of an account; only the server knows what happens to them. Kinds without records, or that the
 * server doesn't know, are left out.
 * @returns undefined if the server says of no kind how many there are
 */
export function relatedImpact(records: Shape<'RelatedRecords'>): Impact[] | undefined {
  const known = kinds.flatMap(([kind, label]) => {
    const count = records[kind]
    return typeof count === 'number' ? [{ label, count }] : []
  })
  return known.length === 0 ? undefined : known.filter(({ count }) => count > 0)
}
