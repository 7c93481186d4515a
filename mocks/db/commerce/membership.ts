import { planOf, plans } from '@/domain/membership/premium'
import type { Membership } from '@/domain/membership/topUp'
import { clock } from '../../clock'
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

/** Ends a membership that does not renew once its term is over (R-LIFE-07): its member is a free one again. */
export function lapse(row: UserRow): void {
  if (!row.tierRenews && row.tierEndsAt !== null && row.tierEndsAt <= clock.iso()) startTier(row, 'free')
}

/** The running term of a user's membership, as the prices need it; undefined without one. */
export const membershipOf = ({ tier, tierStartedAt, tierEndsAt }: UserRow): Membership | undefined =>
  tier === 'free' || !tierStartedAt || !tierEndsAt
    ? undefined
    : { plan: tier, periodStart: tierStartedAt, periodEnd: tierEndsAt }

/** Whole months that a user has been a member of the tier. */
export const monthsHeld = ({ tierStartedAt }: UserRow): number =>
  tierStartedAt ? Math.max(0, Math.floor((clock.now() - Date.parse(tierStartedAt)) / month)) : 0

/** Months of the tier that are left, a begun one counted in full. */
export const monthsRemaining = ({ tierEndsAt }: UserRow): number =>
  tierEndsAt ? Math.max(0, Math.ceil((Date.parse(tierEndsAt) - clock.now()) / month)) : 0

/** The tier that a path names; undefined for words that name none. */
export const readTier = (name: string): Tier | undefined => plans.find(({ id }) => id === name)?.id
