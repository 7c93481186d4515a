import { planOf, plans } from '@/domain/membership/premium'
import { clock } from '../../settings/clock'
import type { Membership } from './planChange'
import type { Tier, UserRow } from '../tables'

const month = 30.4375 * 86_400_000

/** Makes a user a member of a tier from now on (a premium checkout), or ends the membership with `free`. */
export function startTier(row: UserRow, tier: Tier, renews = true): void {
  const { months } = planOf(tier)
  const ends = new Date(clock.now())
  ends.setUTCMonth(ends.getUTCMonth() + months)
  row.tier = tier
  row.isPremiumMember = tier !== 'free'
  row.isPremiumInCart = false
  row.tierStartedAt = months === 0 ? null : clock.iso()
  row.tierEndsAt = months === 0 ? null : ends.toISOString()
  row.tierRenews = renews && months > 0
}

/** Ends a non-renewing membership at the end of its term (R-LIFE-07): the user becomes a free member. */
export function lapse(row: UserRow): void {
  if (!row.tierRenews && row.tierEndsAt !== null && row.tierEndsAt <= clock.iso()) startTier(row, 'free')
}

/** The current term of a user's membership, as needed for pricing; undefined without one. */
export const membershipOf = ({ tier, tierStartedAt, tierEndsAt }: UserRow): Membership | undefined =>
  tier === 'free' || !tierStartedAt || !tierEndsAt
    ? undefined
    : { plan: tier, periodStart: tierStartedAt, periodEnd: tierEndsAt }

/** Full months that a user has been a member of the tier. */
export const monthsHeld = ({ tierStartedAt }: UserRow): number =>
  tierStartedAt ? Math.max(0, Math.floor((clock.now() - Date.parse(tierStartedAt)) / month)) : 0

/** Remaining months of the tier; a partial month counts as a full one. */
export const monthsRemaining = ({ tierEndsAt }: UserRow): number =>
  tierEndsAt ? Math.max(0, Math.ceil((Date.parse(tierEndsAt) - clock.now()) / month)) : 0

/** The tier named in a path; undefined if unknown. */
export const readTier = (name: string): Tier | undefined => plans.find(({ id }) => id === name)?.id
