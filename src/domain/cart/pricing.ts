import type { Cart, CartCalculated } from '@/contract/types'
import { optionalCents, toCents, type Cents } from '@/lib/money/money'
import { hasPremium } from './cart'

/** Whether premium prices apply: to a premium member, and to a cart that contains the membership. */
export function paysPremium(cart: Cart, isPremiumMember: boolean | null | undefined): boolean {
  return isPremiumMember === true || hasPremium(cart)
}

/** The charged amount in cents: `totalPremium` if premium prices apply, else `total`. It is sent as `total`. */
export function amountDue({ total, totalPremium }: CartCalculated, premium: boolean): Cents {
  return toCents(premium ? (totalPremium ?? total) : total)
}

/** The subtotal and the discount that belong to the amount due, as far as they are sent: those of other prices don’t add up to it. */
export function figuresOf({ total, totalPremium = total, ...of }: CartCalculated, premium: boolean) {
  return premium && totalPremium !== total
    ? { subTotal: optionalCents(of.subTotalPremium), discount: of.discountPremium }
    : { subTotal: optionalCents(of.subTotal), discount: of.discount }
}

/**
 * Differences between the totals that a buyer saw and the current ones, in cents, old first; undefined if none.
 */
export function changedTotals(seen: CartCalculated, now: CartCalculated, premium: boolean) {
  const total: [Cents, Cents] = [amountDue(seen, premium), amountDue(now, premium)]
  const topUp: [Cents, Cents] = [toCents(seen.requiredMembershipTopUp), toCents(now.requiredMembershipTopUp)]
  return total[0] === total[1] && topUp[0] === topUp[1] ? undefined : { total, topUp }
}
