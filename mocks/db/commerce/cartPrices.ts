import type { Cart, CartItem, Shape } from '@/contract/types'
import { mayBuy, personalisedRefusal, tidyCart } from '@/domain/cart/cart'
import { toCartItem } from '@/domain/cart/cartItem'
import type { DiscountCode } from '@/domain/cart/discount'
import { isPremium } from '@/domain/membership/premium'
import { paysPremium } from '@/domain/cart/pricing'
import { catalogue, customerOf, solutionOf } from '../../files/catalogue'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { db } from '../db'
import { membershipOf, monthsHeld } from './membership'
import { calculate, NotForSale, type Buyer, type PriceList } from './pricing'
import type { UserRow } from '../tables'

export type PricedCart = Required<Pick<Shape<'SavedCartAnswer'>, 'cart' | 'calculated'>> & { errorMessage?: string }

const priceList = (): PriceList => ({ catalogue, inrRate: db.exchangeRates.rates.INR ?? 0, now: clock.iso() })

const bought = ['COMPLETE', 'PENDING_ACTIVATION', 'PENDING']

/** The buyer data that prices depend on; empty for a visitor. */
export function buyerOf(user: UserRow | undefined, code?: string | null): Buyer | undefined {
  if (!user) return undefined
  const orders = db.orders.filter(({ userId, status }) => userId === user.userId && bought.includes(status))
  const membership = membershipOf(user)
  return {
    isPremiumMember: user.isPremiumMember,
    monthsHeld: monthsHeld(user),
    isNew: orders.length === 0,
    used: orders.filter(({ discountCode }) => code && discountCode === code).length,
    ...(membership ? { membership } : {}),
  }
}

/** Looks up a discount code. Codes are stored in capitals. */
export const findCode = (code: string | null | undefined): DiscountCode | undefined =>
  code ? db.discountCodes.find((row) => row.code === code.trim().toUpperCase()) : undefined

/** Throws if the rate in a cart call is not the one that was read: a guessed rate is rejected (R-CART-14). */
export function checkRate(hkdRate: number | string): void {
  const known = db.exchangeRates.rates.HKD ?? 0
  if (Math.abs(Number(hkdRate) - known) > 1e-6) reject(422, 'The exchange rate is out of date. Please reload the page.')
}

/**
 * Validates an incoming cart and fills in each item's texts and limits from the catalogue.
 * Throws 422 for what the rules forbid (R-CART-04, R-CART-05, R-CART-12) and for what is not on sale.
 */
export function checkCart(cart: Cart, user: UserRow | undefined): Cart {
  return tidyCart({ discountCode: cart.discountCode ?? null, items: cart.items.map((item) => checkItem(item, user)) })
}

function checkItem(item: CartItem, user: UserRow | undefined): CartItem {
  const solution = solutionOf(item.uid)
  const variation = solution?.variations.find(({ uid, title }) =>
    item.variationUid ? uid === item.variationUid : title === item.variation,
  )
  if (!solution || !variation) reject(422, `${item.title ?? item.uid} is no longer available.`)
  const customerEmail = customerOf(solution.uid)
  if (!mayBuy({ customerEmail }, user?.email)) reject(422, personalisedRefusal)
  const single = !solution.allowMultiplePurchases || isPremium(item)
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > 999)
    reject(422, 'Please check the quantity.')
  if (single && item.quantity > 1) reject(422, `You can only buy ${solution.title} once.`)
  for (const { uid, quantity } of item.addOns ?? []) {
    const addOn = solution.addOns.find((one) => one.uid === uid) ?? reject(422, 'This add-on is no longer available.')
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > addOn.maxQuantity)
      reject(422, `You can add at most ${addOn.maxQuantity} of ${addOn.title}.`)
  }
  return toCartItem(solution, variation, {
    quantity: item.quantity,
    addOns: Object.fromEntries((item.addOns ?? []).map(({ uid, quantity }) => [uid, quantity])),
    packages: (item.packages ?? []).map(({ uid }) => uid),
    customerEmail,
  })
}

/** A saved cart without items that are off sale or no longer available to this user. */
export function stillOnSale(cart: Cart, user: UserRow): Cart {
  const items = cart.items.filter((item) => {
    try {
      return Boolean(checkItem(item, user))
    } catch {
      return false
    }
  })
  return checkCart({ ...cart, items }, user)
}

/** Totals of a validated cart; a code that is not accepted is removed, and the response says why (R-CART-17). */
export function priceCart(cart: Cart, user: UserRow | undefined): PricedCart {
  try {
    const code = findCode(cart.discountCode)
    const calculated = calculate(cart, priceList(), buyerOf(user, code?.code), code)
    const premium = paysPremium(cart, user?.isPremiumMember)
    const told = premium ? calculated.discountPremium : calculated.discount
    if (!told?.errorMessage) return { cart: code ? { ...cart, discountCode: code.code } : cart, calculated }
    const plain = { ...cart, discountCode: null }
    const figures = calculate(plain, priceList(), buyerOf(user))
    return {
      cart: plain,
      calculated: { ...figures, discount: told, discountPremium: told },
      errorMessage: told.errorMessage,
    }
  } catch (error) {
    if (error instanceof NotForSale) reject(422, error.message)
    throw error
  }
}

export const cartOf = (userId: string): Cart =>
  db.carts.find((row) => row.userId === userId)?.cart ?? { discountCode: null, items: [] }

export function keepCart(userId: string, cart: Cart): void {
  const row = db.carts.find((one) => one.userId === userId)
  if (row) row.cart = cart
  else db.carts.push({ userId, cart })
}
