import type { Solution, SolutionVariation } from '@/contract/content'
import type { Cart, CartItem } from '@/contract/types'
import { isRecord } from '@/lib/objects'
import { tidy, tidyCart } from './cart'

export type Choice = {
  quantity?: number
  /** Quantity of each add-on, by uid. */
  addOns?: Record<string, number>
  /** The uids of the chosen packages. */
  packages?: string[]
  /** The customer of a personalised solution. */
  customerEmail?: string | undefined
}

/** The cart item for a variation of a solution. */
export function toCartItem(solution: Solution, variation: SolutionVariation, choice: Choice = {}): CartItem {
  const addOns = solution.addOns
    .filter(({ uid }) => (choice.addOns?.[uid] ?? 0) > 0)
    .map(({ uid, title, price, maxQuantity }) => ({
      uid,
      title,
      price,
      maxQuantity,
      quantity: choice.addOns?.[uid] ?? 1,
    }))
  const packages = solution.packages
    .filter(({ uid }) => choice.packages?.includes(uid))
    .map(({ uid, title }) => ({ uid, title, quantity: 1 }))
  return tidy({
    uid: solution.uid,
    variation: variation.title,
    variationUid: variation.uid,
    quantity: choice.quantity ?? 1,
    title: solution.title,
    allowMultiplePurchases: solution.allowMultiplePurchases,
    addOns,
    packages,
    ...(solution.image ? { image: solution.image } : {}),
    ...(choice.customerEmail ? { customerEmail: choice.customerEmail } : {}),
  })
}

const list = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const most = 999

/** Parses a cart stored in the browser; anything invalid becomes an empty cart. */
export function readCart(stored: unknown): Cart {
  if (!isRecord(stored)) return { discountCode: null, items: [] }
  const items = list(stored.items).flatMap(readItem)
  const cart = tidyCart({ discountCode: text(stored.discountCode) ?? null, items })
  return { ...cart, items: cart.items.map(tidy) }
}

function readItem(stored: Readonly<Record<string, unknown>>): CartItem[] {
  const uid = text(stored.uid)
  if (!uid) return []
  const title = text(stored.title)
  const customerEmail = text(stored.customerEmail)
  const image = text(stored.image)
  return [
    {
      uid,
      variation: text(stored.variation) ?? null,
      variationUid: text(stored.variationUid) ?? null,
      quantity: Math.min(number(stored.quantity) ?? 1, most),
      ...(title ? { title } : {}),
      ...(image ? { image } : {}),
      allowMultiplePurchases: stored.allowMultiplePurchases === true,
      addOns: list(stored.addOns).flatMap(readAddOn),
      packages: list(stored.packages).flatMap(readPackage),
      ...(customerEmail ? { customerEmail } : {}),
    },
  ]
}

function readAddOn(stored: Readonly<Record<string, unknown>>) {
  const uid = text(stored.uid)
  if (!uid) return []
  const [title, price, maxQuantity] = [text(stored.title), number(stored.price), number(stored.maxQuantity)]
  return [
    {
      uid,
      quantity: Math.min(number(stored.quantity) ?? 1, most),
      ...(title ? { title } : {}),
      ...(price === undefined ? {} : { price }),
      ...(maxQuantity === undefined ? {} : { maxQuantity }),
    },
  ]
}

function readPackage(stored: Readonly<Record<string, unknown>>) {
  const uid = text(stored.uid)
  const title = text(stored.title)
  return uid ? [{ uid, quantity: number(stored.quantity) ?? 1, ...(title ? { title } : {}) }] : []
}
