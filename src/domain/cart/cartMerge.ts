import type { Cart, CartItem } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { findItem, itemKey, itemTitle, joinItems, mayBuy, tidyCart } from './cart'
import { isPremium } from '../membership/premium'

/** The effects of merging a visitor's cart into a saved one, relative to the saved cart. */
export type MergeSummary = {
  /** Items that were not in the saved cart. */
  added: CartItem[]
  /** Items of both carts whose quantity increased. */
  increased: { title: string; from: number; to: number }[]
  /** Items of both carts whose add-ons or packages were merged. */
  extended: CartItem[]
  /** The membership plan of the saved cart, if the visitor's choice replaced it. */
  replaced?: CartItem
  /** Items of the saved cart alone, which the visitor has not seen. */
  kept: CartItem[]
  /** Personalised items of another customer, left out (R-CART-12). */
  refused: CartItem[]
  /** Items that the server refused, left out. */
  unsold: CartItem[]
  /** The visitor's discount code, if it differs from the saved one. */
  code?: string
}

/**
 * Merges the anonymous cart into the saved one at sign-in, by uid and variation (O-29): quantities add up if the item
 * allows multiple purchases; premium is first and unique. If both have a membership or a code, the visitor's latest
 * choice wins.
 * @param email the buyer's, for personalised items
 */
export function mergeCarts(saved: Cart, visitor: Cart, email?: string | null): { cart: Cart; summary: MergeSummary } {
  const [base, brought] = [tidyCart(saved), tidyCart(visitor)]
  const unseen = brought.items.length > 0 ? base.items.filter((item) => !findItem(brought, itemKey(item))) : []
  const summary: MergeSummary = { added: [], increased: [], extended: [], kept: unseen, refused: [], unsold: [] }
  let items = base.items
  for (const item of brought.items) {
    const key = itemKey(item)
    const present = findItem(base, key)
    const otherPlan = isPremium(item) ? items.find(isPremium) : undefined
    if (!mayBuy(item, email)) summary.refused.push(item)
    else if (present) {
      const joined = joinItems(present, item)
      items = items.map((one) => (itemKey(one) === key ? joined : one))
      if (joined.quantity > present.quantity)
        summary.increased.push({ title: itemTitle(item), from: present.quantity, to: joined.quantity })
      else if (joined !== present) summary.extended.push(item)
    } else {
      if (otherPlan) summary.replaced = otherPlan
      items = isPremium(item) ? [item, ...items.filter((one) => !isPremium(one))] : [...items, item]
      summary.added.push(item)
    }
  }
  const code = items.length > 0 ? (brought.discountCode ?? base.discountCode ?? null) : null
  if (code && code !== base.discountCode) summary.code = code
  return { cart: { discountCode: code, items }, summary }
}

/**
 * Whether the cart is another than the saved one or the visitor's, or lacks something that they should know about. A visitor
 * with only one cart sees nothing: there is nothing to combine, and Undo would empty the cart.
 */
export function isWorthTelling(
  { added, increased, extended, kept, refused, unsold, code }: MergeSummary,
  saved: Cart,
): boolean {
  if (unsold.length > 0) return true
  if (saved.items.length === 0) return refused.length > 0
  return [added, increased, extended, kept, refused].some((list) => list.length > 0) || code !== undefined
}

const names = (items: readonly { title?: string; uid: string }[]) => {
  const titles = items.map(itemTitle)
  return titles.length > 2 ? countOf(titles.length, 'item') : titles.join(' and ')
}

/** Describes the effects of a merge in one or two sentences. */
export function describeMerge(summary: MergeSummary): string {
  const { added, increased, extended, replaced, kept, refused, unsold, code } = summary
  const said: string[] = []
  if (added.length > 0) said.push(`${names(added)} added to your saved cart.`)
  if (replaced) said.push(`It replaces ${replaced.variation ?? replaced.title ?? 'the plan'} as your membership plan.`)
  if (increased.length === 1 && increased[0])
    said.push(`${increased[0].title}: quantity changed from ${increased[0].from} to ${increased[0].to}.`)
  if (increased.length > 1) said.push(`We added up the quantities of ${countOf(increased.length, 'item')}.`)
  if (extended.length > 0) said.push(`We combined the add-ons of ${names(extended)}.`)
  if (code) said.push(`Discount code: ${code}.`)
  if (refused.length > 0) said.push(`${names(refused)} was removed: it’s personalised for another customer.`)
  if (unsold.length > 0) said.push(`We couldn’t add ${names(unsold)}, which may no longer be available.`)
  if (said.length === 0 && kept.length > 0) said.push(`Your saved cart already has ${names(kept)}.`)
  return said.join(' ')
}
