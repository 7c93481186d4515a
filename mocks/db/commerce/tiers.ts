import type { Shape } from '@/contract/types'
import { planOf, premiumUid, termPrice } from '@/domain/membership/premium'
import { formatSgd, toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { db } from '../db'
import { discountOf } from './discounts'
import { topUpTo } from './planChange'
import { membershipOf, monthsHeld, monthsRemaining, readTier } from './membership'
import type { Tier, UserRow } from '../tables'

const tierOr404 = (name: string): Tier => readTier(name) ?? reject(404, 'There is no such membership')

/** A user's status in a tier. India plans are priced in rupees (O-27), so they have no price here. */
export function tierOf(user: UserRow, name: string): Shape<'MembershipTier'> {
  const tier = tierOr404(name)
  const price = termPrice(planOf(tier))
  const priced = price === undefined ? {} : { price: toSgd(price) }
  if (user.tier !== tier)
    return {
      tier,
      active: false,
      startedAt: null,
      endsAt: null,
      monthsHeld: 0,
      monthsRemaining: 0,
      willRenew: false,
      ...priced,
    }
  return {
    tier,
    active: true,
    startedAt: user.tierStartedAt,
    endsAt: user.tierEndsAt,
    monthsHeld: monthsHeld(user),
    monthsRemaining: monthsRemaining(user),
    willRenew: user.tierRenews,
    ...priced,
  }
}

/** The discount for upgrading to a higher tier: the tier code of R-PRICE-06 and the amount that the cart takes off. */
export function upgradeDiscountOf(user: UserRow, name: string): Shape<'UpgradeDiscount'> {
  const tier = tierOr404(name)
  const moreThanSixMonths = monthsHeld(user) > 6
  const wanted = moreThanSixMonths ? 'over-6-months' : '6-months'
  const code = db.discountCodes.find(({ membershipTier, active }) => active && membershipTier === wanted)
  const due = topUpTo(tier, membershipOf(user), clock.iso())?.due
  const [present, next] = [planOf(user.tier), planOf(tier)]
  const isUpgrade = user.isPremiumMember && next.currency === present.currency && next.amount > present.amount
  const amount = code && due && isUpgrade ? discountOf(code, [{ uid: premiumUid, total: due }]) : 0
  if (!code || amount === 0)
    return { tier, discountCode: null, amount: 0, percent: null, moreThanSixMonths, message: null }
  return {
    tier,
    discountCode: code.code,
    amount: toSgd(amount),
    percent: code.percentOff ?? null,
    moreThanSixMonths,
    message: `${formatSgd(amount)} off for the months you have been a member.`,
  }
}
