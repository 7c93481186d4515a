import type { Cart, CartAddOn, CartCalculated, CartItem, Shape } from '@/contract/types'
import { isPremium } from '../membership/premium'
import { emptyCart } from './emptyCart'

/** A change to a cart as data: it can be applied, undone by leaving it out, and replayed. */
export type CartChange =
  | { type: 'add'; items: CartItem[] }
  | { type: 'remove'; key: string }
  | { type: 'quantity'; key: string; by: 1 | -1 }
  | { type: 'addOn'; key: string; addOnUid: string; by: 1 | -1 }
  | { type: 'removeAddOn'; key: string; addOnUid: string }
  | { type: 'empty' }
  | { type: 'code'; code: string | null }
  | { type: 'undo'; before: Cart; after: Cart }

export { emptyCart }

/** Identity of an item: uid and variation (R-CART-01). */
export function itemKey({
  uid,
  variationUid,
  variation,
}: Pick<CartItem, 'uid' | 'variationUid' | 'variation'>): string {
  return `${uid}|${variationUid ?? variation ?? ''}`
}

/** The name of an item, an add-on or a package on screen: its id if it has no title. */
export function itemTitle({ title, uid }: { title?: string | undefined; uid: string }): string {
  return title ?? uid
}

/** The item with a key, if the cart contains it. */
export function findItem(cart: Cart, key: string): CartItem | undefined {
  return cart.items.find((item) => itemKey(item) === key)
}

/** The server's figures for an item. */
export function lineOf(calculated: CartCalculated | undefined, item: CartItem): Shape<'CartLine'> | undefined {
  return calculated?.items?.find(
    ({ uid, variationUid }) => uid === item.uid && (variationUid ?? null) === (item.variationUid ?? null),
  )
}

/** Whether the cart contains the premium membership; if so, premium prices apply to the other items. */
export function hasPremium(cart: Cart): boolean {
  return cart.items.some(isPremium)
}

/** Whether an item's quantity can change (R-CART-04, R-VAL-15). */
export function mayChangeQuantity(item: CartItem): boolean {
  return item.allowMultiplePurchases === true && !isPremium(item)
}

/** Whether an item's quantity can be lowered: also one that the server sent above the one that is sold. */
export const mayLowerQuantity = (item: CartItem): boolean => mayChangeQuantity(item) || item.quantity > 1

/** Whether a buyer may have an item: a personalised one only with its customer's email (R-CART-12). */
export function mayBuy(
  { customerEmail }: { customerEmail?: string | null | undefined },
  email: string | null | undefined,
): boolean {
  if (!customerEmail) return true
  return email?.trim().toLowerCase() === customerEmail.trim().toLowerCase()
}

/** The message for a rejected personalised item (R-CART-12). */
export const personalisedRefusal = 'This solution is personalised and only available for a specific customer.'

/**
 * Applies a change to a cart without mutating either.
 * A change that the rules forbid or that has no effect returns the same cart.
 */
export function changeCart(cart: Cart, change: CartChange): Cart {
  switch (change.type) {
    case 'add':
      return change.items.reduce(addItem, cart)
    case 'remove':
      return withItems(
        cart,
        cart.items.filter((item) => itemKey(item) !== change.key),
      )
    case 'quantity':
      return changeQuantity(cart, change.key, change.by)
    case 'addOn':
      return changeItem(cart, change.key, (item) => changeAddOn(item, change.addOnUid, change.by))
    case 'removeAddOn':
      return changeItem(cart, change.key, (item) => removeAddOn(item, change.addOnUid))
    case 'empty':
      return cart.items.length === 0 && !cart.discountCode ? cart : emptyCart
    case 'code':
      // An empty cart has nothing to discount.
      if (cart.items.length === 0) return cart
      return (cart.discountCode ?? null) === change.code ? cart : { ...cart, discountCode: change.code }
    case 'undo':
      return undo(cart, change)
  }
}

/** Takes back what made `after` of `before`; what has been changed since stays. */
function undo(cart: Cart, { before, after }: { before: Cart; after: Cart }): Cart {
  const kept = cart.items.flatMap((item) => {
    const key = itemKey(item)
    const made = findItem(after, key)
    if (!made || counts([made]) !== counts([item])) return [item]
    return findItem(before, key) ?? []
  })
  // The plan that was there comes back only in place of the one that took its place.
  const plan = after.items.find(isPremium)
  const isPlanHere = plan !== undefined && findItem(cart, itemKey(plan)) !== undefined
  const replaced = isPlanHere ? before.items.filter((item) => !findItem(after, itemKey(item))) : []
  const isCodeKept = (cart.discountCode ?? null) !== (after.discountCode ?? null)
  const discountCode = (isCodeKept ? cart : before).discountCode ?? null
  const undone = replaced.reduce(addItem, withItems(cart, kept))
  return undone.items.length === 0 ? undone : { ...undone, discountCode }
}

/** Applies changes in order. */
export function changeCartBy(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(changeCart, cart)
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  if (items.length === cart.items.length && items.every((item, index) => item === cart.items[index])) return cart
  // A code without anything to discount would produce an error at the next item.
  return items.length === 0 ? emptyCart : { ...cart, items }
}

function changeItem(cart: Cart, key: string, change: (item: CartItem) => CartItem): Cart {
  return withItems(
    cart,
    cart.items.map((item) => (itemKey(item) === key ? change(item) : item)),
  )
}

function addItem(cart: Cart, added: CartItem): Cart {
  if (isPremium(added)) return addPremium(cart, added)
  const key = itemKey(added)
  if (!findItem(cart, key)) return withItems(cart, [...cart.items, tidy(added)])
  return changeItem(cart, key, (item) => joinItems(item, added))
}

/** Premium is always first and unique; a new plan replaces the previous one (R-CART-02). */
function addPremium(cart: Cart, added: CartItem): Cart {
  const others = cart.items.filter((item) => !isPremium(item))
  const same = findItem(cart, itemKey(added))
  return withItems(cart, [same ?? { ...tidy(added), quantity: 1 }, ...others])
}

/** Merges two items with the same key: quantities add up where the rules allow it (R-CART-01, R-CART-04, R-CART-05). */
export function joinItems(item: CartItem, added: CartItem): CartItem {
  const quantity = mayChangeQuantity(item) ? item.quantity + count(added.quantity) : item.quantity
  const present = item.addOns ?? []
  const addOns = joinAddOns(present, added.addOns ?? [])
  const packages = samePackages(item, added) ? item.packages : added.packages
  if (quantity === item.quantity && addOns === present && packages === item.packages) return item
  return { ...item, quantity, ...(addOns === present ? {} : { addOns }), ...(packages ? { packages } : {}) }
}

/** Packages of the later item win, unless it has none. */
function samePackages({ packages: old = [] }: CartItem, { packages: next = [] }: CartItem): boolean {
  return (
    next.length === 0 || (next.length === old.length && next.every(({ uid }) => old.some((one) => one.uid === uid)))
  )
}

function joinAddOns(present: CartAddOn[], added: CartAddOn[]): CartAddOn[] {
  return added.reduce((list, addOn) => {
    const found = list.find(({ uid }) => uid === addOn.uid)
    if (!found) return [...list, bounded(addOn)]
    const joined = bounded({ ...found, quantity: found.quantity + count(addOn.quantity) })
    return joined.quantity === found.quantity ? list : list.map((one) => (one === found ? joined : one))
  }, present)
}

function changeQuantity(cart: Cart, key: string, by: 1 | -1): Cart {
  const item = findItem(cart, key)
  if (!item || !(by < 0 ? mayLowerQuantity(item) : mayChangeQuantity(item))) return cart
  const quantity = item.quantity + by
  // R-CART-03: decreasing a quantity of one removes it.
  if (quantity < 1) return changeCart(cart, { type: 'remove', key })
  return changeItem(cart, key, (one) => ({ ...one, quantity }))
}

function changeAddOn(item: CartItem, uid: string, by: 1 | -1): CartItem {
  const addOns = item.addOns ?? []
  const next = addOns.map((one) => {
    const changed = one.uid === uid ? bounded({ ...one, quantity: one.quantity + by }) : one
    return changed.quantity === one.quantity ? one : changed
  })
  return next.every((one, index) => one === addOns[index]) ? item : { ...item, addOns: next }
}

function removeAddOn(item: CartItem, uid: string): CartItem {
  const addOns = item.addOns ?? []
  const next = addOns.filter((one) => one.uid !== uid)
  return next.length === addOns.length ? item : { ...item, addOns: next }
}

const count = (quantity: number) => Math.max(1, Math.trunc(Number.isFinite(quantity) ? quantity : 1))

/** An add-on within its limits: at least 1, at most its maximum (R-CART-05, R-VAL-14). */
function bounded(addOn: CartAddOn): CartAddOn {
  const quantity = Math.min(count(addOn.quantity), Math.max(1, addOn.maxQuantity ?? Infinity))
  return quantity === addOn.quantity ? addOn : { ...addOn, quantity }
}

/** A valid cart item: integer quantity from 1, exactly one if multiples are not sold, add-ons within their limits. */
export function tidy(item: CartItem): CartItem {
  const quantity = mayChangeQuantity(item) ? count(item.quantity) : 1
  return { ...item, quantity, ...(item.addOns ? { addOns: item.addOns.map(bounded) } : {}) }
}

/** Add-ons that are sent twice are one: they are found by their `uid`. */
const withJoinedAddOns = (item: CartItem): CartItem =>
  new Set(item.addOns?.map(({ uid }) => uid)).size === (item.addOns?.length ?? 0)
    ? item
    : { ...item, addOns: joinAddOns([], item.addOns ?? []) }

/**
 * A cart in order: every item and add-on unique, premium first and only once (R-CART-02). Quantities stay as they were
 * sent, those of an item that was sent twice added up.
 */
export function tidyCart(cart: Cart): Cart {
  const items = cart.items.map(withJoinedAddOns).sort((a, b) => Number(isPremium(b)) - Number(isPremium(a)))
  const joined = items.reduce((list: CartItem[], item) => {
    if (isPremium(item) && list.some(isPremium)) return list
    const key = itemKey(item)
    return list.some((one) => itemKey(one) === key)
      ? list.map((one) =>
          itemKey(one) === key ? { ...joinItems(one, item), quantity: one.quantity + item.quantity } : one,
        )
      : [...list, item]
  }, [])
  return { discountCode: joined.length > 0 ? (cart.discountCode ?? null) : null, items: joined }
}

const counts = (items: readonly CartItem[]) =>
  items
    .map((item) => {
      const addOns = (item.addOns ?? []).map(({ uid, quantity }) => JSON.stringify([uid, quantity])).sort()
      return JSON.stringify([itemKey(item), item.quantity, addOns])
    })
    .sort()
    .join()

/** Whether two carts hold the same items and add-ons as often, and the same code, in whatever order. */
export const isSameCart = (one: Cart, other: Cart): boolean =>
  (one.discountCode ?? null) === (other.discountCode ?? null) &&
  counts(tidyCart(one).items) === counts(tidyCart(other).items)
