import type { Shape } from '@/contract/types'
import { formatSgd, toCents, type Cents } from '@/lib/money'
import { isPremium } from '../membership/premium'

export type DiscountCode = Shape<'DiscountCode'>

/** What a discount code is judged by besides the cart. */
export type DiscountBuyer = {
  isPremiumMember: boolean
  /** Whole months that the membership has been held. */
  monthsHeld?: number
  /** Someone who has not bought anything yet. */
  isNew?: boolean
  /** How often the buyer has used this code. */
  used?: number
}

/** A line with what it costs, in cents, before discounts. */
export type DiscountLine = { uid: string; variationUid?: string | null; total: Cents }

const longTerm = 6

/**
 * Says why a code is not taken, in words for the buyer; undefined when it is.
 * @param code the code as the server knows it; undefined when there is none of that name
 * @param now ISO 8601
 */
export function whyRefused(
  code: DiscountCode | undefined,
  lines: readonly DiscountLine[],
  buyer: DiscountBuyer | undefined,
  now: string,
): string | undefined {
  if (!code) return 'We do not know this discount code.'
  const at = Date.parse(now)
  if (code.validTo && Date.parse(code.validTo) < at) return 'This discount code has expired.'
  if (!code.active) return 'This discount code is no longer active.'
  if (code.validFrom && Date.parse(code.validFrom) > at) return 'This discount code is not valid yet.'
  if (isUsedUp(code.timesUsed, code.maxUses)) return 'This discount code has been used up.'
  if (isUsedUp(buyer?.used, code.maxUsesPerUser)) return 'You have used this discount code already.'
  if (code.newMembersOnly && buyer?.isNew === false) return 'This discount code is for your first purchase only.'
  if (code.premiumMembersOnly && !buyer?.isPremiumMember && !lines.some(isPremium))
    return 'This discount code is for premium members.'
  const tier = wrongTier(code, buyer)
  if (tier) return tier
  const base = discountedTotal(code, lines)
  if (base === 0) return 'This discount code does not apply to anything in your cart.'
  const least = toCents(code.minimumTotal)
  if (sum(lines) < least) return `This discount code needs a total of ${formatSgd(least)}.`
  return undefined
}

const isUsedUp = (used: number | undefined, most: number | null | undefined) =>
  most !== null && most !== undefined && (used ?? 0) >= most

/** Tier codes are for members of up to 6 months, or of more (R-PRICE-06). */
function wrongTier({ membershipTier }: DiscountCode, buyer: DiscountBuyer | undefined): string | undefined {
  if (!membershipTier) return undefined
  if (!buyer?.isPremiumMember) return 'This discount code is for premium members who change their plan.'
  const isLong = (buyer.monthsHeld ?? 0) > longTerm
  if (membershipTier === '6-months' && isLong) return 'This discount code is for members of up to 6 months.'
  if (membershipTier === 'over-6-months' && !isLong) return 'This discount code is for members of more than 6 months.'
  return undefined
}

const sum = (lines: readonly DiscountLine[]) => lines.reduce((total, line) => total + line.total, 0)

/** Which lines a code lowers: those of its solutions, tier codes the membership only, else all. */
function discountedTotal(code: DiscountCode, lines: readonly DiscountLine[]): Cents {
  const uids = code.solutionUids ?? []
  if (code.membershipTier) return sum(lines.filter(isPremium))
  return sum(uids.length === 0 ? lines : lines.filter(({ uid }) => uids.includes(uid)))
}

/** What a code takes off, in cents: a share rounded half up, or an amount, never more than the lines it applies to. */
export function discountOf(code: DiscountCode, lines: readonly DiscountLine[]): Cents {
  const base = discountedTotal(code, lines)
  const share = Math.min(100, Math.max(0, code.percentOff ?? 0))
  const off = code.type === 'PERCENT' ? Math.round((base * share) / 100) : Math.max(0, toCents(code.amountOff))
  return Math.min(off, base)
}

/** What a code does, in words. */
export function describeCode(code: DiscountCode): string {
  const off = code.type === 'PERCENT' ? `${code.percentOff ?? 0}% off` : `${formatSgd(toCents(code.amountOff))} off`
  if (code.membershipTier) return `${off} your membership`
  return (code.solutionUids ?? []).length > 0 ? `${off} selected solutions` : `${off} your order`
}
