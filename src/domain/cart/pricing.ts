import type { Cart, CartCalculated } from '@/contract/types'
import { optionalCents, toCents, type Cents } from '@/lib/money/money'
import { hasPremium } from './cart'

/** Whether premium prices apply: to a premium member, and to a cart that contains the membership. */
export function paysPremium(cart: Cart, isPremiumMember: boolean | null | undefined): boolean {
  return isPremiumMember === true || hasPremium(cart)
}

/**
 * The charged amount in cents, `totalPremium` if premium prices apply, else `total`; with the subtotal and the discount of the
 * same prices, as far as they are sent: others don’t add up to it.
 */
export function figuresOf({ total, totalPremium, ...of }: CartCalculated, premium: boolean) {
  if (premium && totalPremium !== undefined && totalPremium !== total)
    return { due: toCents(totalPremium), subTotal: optionalCents(of.subTotalPremium), discount: of.discountPremium }
  // Where members are charged the same, their discount is the same, too.
  const discount = of.discount ?? (premium && totalPremium === total ? of.discountPremium : undefined)
  return { due: toCents(total), subTotal: optionalCents(of.subTotal), discount }
}

/** The charged amount in cents; it is sent as `total`. */
export const amountDue = (calculated: CartCalculated, premium: boolean): Cents => figuresOf(calculated, premium).due

/**
 * Differences between the totals that a buyer saw and the current ones, in cents, old first; undefined if none.
 */
export function changedTotals(seen: CartCalculated, now: CartCalculated, premium: boolean) {
  const total: [Cents, Cents] = [amountDue(seen, premium), amountDue(now, premium)]
  const topUp: [Cents, Cents] = [toCents(seen.requiredMembershipTopUp), toCents(now.requiredMembershipTopUp)]
  return total[0] === total[1] && topUp[0] === topUp[1] ? undefined : { total, topUp }
}
