import type { DiscountCode } from '@/domain/cart/discount'
import { isPremium } from '@/domain/membership/premium'
import { formatSgd, toCents, type Cents } from '@/lib/money/money'

/** What the validity of a discount code depends on, besides the cart. */
export type DiscountBuyer = {
  isPremiumMember: boolean
  /** Full months of membership. */
  monthsHeld?: number
  /** The buyer has not bought anything yet. */
  isNew?: boolean
  /** How often the buyer has used this code. */
  used?: number
}

/** A line with its price in cents, before discounts. */
export type DiscountLine = { uid: string; variationUid?: string | null; total: Cents }

const longTerm = 6

const isUsedUp = (used = 0, most?: number | null) => typeof most === 'number' && used >= most

/**
 * Why a code is not accepted, as a message for the buyer; undefined if it is.
 * @param code the code as stored by the server; undefined if it does not exist
 * @param now ISO 8601
 */
export function whyRefused(
  code: DiscountCode | undefined,
  lines: readonly DiscountLine[],
  buyer: DiscountBuyer | undefined,
  now: string,
): string | undefined {
  if (!code) return 'We don’t recognise this discount code.'
  const at = Date.parse(now)
  if (code.validTo && Date.parse(code.validTo) < at) return 'This discount code has expired.'
  if (!code.active) return 'This discount code is no longer active.'
  if (code.validFrom && Date.parse(code.validFrom) > at) return 'This discount code isn’t valid yet.'
  if (isUsedUp(code.timesUsed, code.maxUses)) return 'This discount code has been used up.'
  if (isUsedUp(buyer?.used, code.maxUsesPerUser)) return 'You’ve already used this discount code.'
  if (code.newMembersOnly && buyer?.isNew === false) return 'This discount code is for your first purchase only.'
  if (code.premiumMembersOnly && !buyer?.isPremiumMember && !lines.some(isPremium))
    return 'This discount code is for premium members.'
  const tier = wrongTier(code, buyer)
  if (tier) return tier
  const base = discountedTotal(code, lines)
  if (base === 0) return 'This discount code doesn’t apply to anything in your cart.'
  const least = toCents(code.minimumTotal)
  if (sum(lines) < least) return `This discount code needs a total of ${formatSgd(least)}.`
  return undefined
}

/** Tier codes apply to members of up to 6 months, or of more (R-PRICE-06). */
function wrongTier({ membershipTier }: DiscountCode, buyer: DiscountBuyer | undefined): string | undefined {
  if (!membershipTier) return undefined
  if (!buyer?.isPremiumMember) return 'This discount code is for premium members changing their plan.'
  const isLong = (buyer.monthsHeld ?? 0) > longTerm
  if (membershipTier === '6-months' && isLong)
    return 'This discount code is for people who’ve been members for up to 6 months.'
  if (membershipTier === 'over-6-months' && !isLong)
    return 'This discount code is for people who’ve been members for more than 6 months.'
  return undefined
}

const sum = (lines: readonly DiscountLine[]) => lines.reduce((total, line) => total + line.total, 0)

/** The lines that a code applies to: those of its solutions, for tier codes only the membership, else all. */
function discountedTotal(code: DiscountCode, lines: readonly DiscountLine[]): Cents {
  const uids = code.solutionUids ?? []
  if (code.membershipTier) return sum(lines.filter(isPremium))
  return sum(uids.length === 0 ? lines : lines.filter(({ uid }) => uids.includes(uid)))
}

/** The discount in cents: a percentage rounded half up, or an amount, never more than the lines it applies to. */
export function discountOf(code: DiscountCode, lines: readonly DiscountLine[]): Cents {
  const base = discountedTotal(code, lines)
  const share = Math.min(100, Math.max(0, code.percentOff ?? 0))
  const off = code.type === 'PERCENT' ? Math.round((base * share) / 100) : Math.max(0, toCents(code.amountOff))
  return Math.min(off, base)
}
