import type { Cart, CartCalculated } from '@/contract/types'
import { toCents, type Cents } from '@/lib/money/money'
import { hasPremium } from './cart'

/** Whether premium prices apply: to a premium member, and to a cart that contains the membership. */
export function paysPremium(cart: Cart, isPremiumMember: boolean | null | undefined): boolean {
  return isPremiumMember === true || hasPremium(cart)
}

/** The charged amount in cents: `totalPremium` if premium prices apply, else `total`. It is sent as `total`. */
export function amountDue({ total, totalPremium }: CartCalculated, premium: boolean): Cents {
  return toCents(premium ? (totalPremium ?? total) : total)
}

/**
 * Differences between the totals that a buyer saw and the current ones, in cents, old first; undefined if none.
 */
export function changedTotals(seen: CartCalculated, now: CartCalculated, premium: boolean) {
  const total: [Cents, Cents] = [amountDue(seen, premium), amountDue(now, premium)]
  const topUp: [Cents, Cents] = [toCents(seen.requiredMembershipTopUp), toCents(now.requiredMembershipTopUp)]
  return total[0] === total[1] && topUp[0] === topUp[1] ? undefined : { total, topUp }
}
