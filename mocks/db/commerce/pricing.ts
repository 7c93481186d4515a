import type { Solution } from '@/contract/content'
import type { Cart, CartCalculated, CartItem, Shape } from '@/contract/types'
import { itemTitle } from '@/domain/cart/cart'
import { describeCode, type DiscountCode } from '@/domain/cart/discount'
import { isPremium, planOfVariation, rupeesToCents } from '@/domain/membership/premium'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { discountOf, whyRefused, type DiscountBuyer } from './discounts'
import { topUpTo, type Membership } from './planChange'

export type Buyer = DiscountBuyer & { membership?: Membership }

export type PriceList = {
  catalogue: readonly Solution[]
  /** Rupees for one Singapore dollar. */
  inrRate: number
  /** ISO 8601. */
  now: string
}

/** An item that is not in the catalogue. */
export class NotForSale extends Error {
  item: CartItem
  constructor(item: CartItem) {
    super(`${itemTitle(item)} is no longer available.`)
    this.item = item
  }
}

type Line = { uid: string; variationUid: string | null; quantity: number; price: Cents; total: Cents }

/**
 * The server's totals for a cart: lines, sub-totals, discount, totals and top-up, for a standard and for a premium
 * buyer. A member who changes plan pays the new plan minus the unused part of the current one;
 * `requiredMembershipTopUp` is that amount. It is included in the totals, and the line's total is lower than its price
 * by the credit.
 * @param code the cart's code as stored by the server; undefined for an unknown one
 * @returns decimal amounts as in the API; `discount.errorMessage` is set if the code was not accepted
 * @throws NotForSale
 */
export function calculate(cart: Cart, list: PriceList, buyer?: Buyer, code?: DiscountCode): CartCalculated {
  const topUp = topUpOf(cart, list, buyer)
  const lines = cart.items.map((item) => priceItem(item, list, false, topUp))
  const premiumLines = cart.items.map((item) => priceItem(item, list, true, topUp))
  const standard = totals(lines, cart, list, buyer, code)
  const premium = totals(premiumLines, cart, list, buyer, code)
  return {
    ...(standard.discount ? { discount: standard.discount } : {}),
    ...(premium.discount ? { discountPremium: premium.discount } : {}),
    subTotal: toSgd(standard.subTotal),
    subTotalPremium: toSgd(premium.subTotal),
    total: toSgd(standard.total),
    totalPremium: toSgd(premium.total),
    requiredMembershipTopUp: toSgd(topUp ?? 0),
    items: lines.map((line, index) => ({
      uid: line.uid,
      variationUid: line.variationUid,
      quantity: line.quantity,
      price: toSgd(line.price),
      pricePremium: toSgd(premiumLines[index]?.price ?? line.price),
      total: toSgd(line.total),
      totalPremium: toSgd(premiumLines[index]?.total ?? line.total),
    })),
  }
}

/** The cost of a plan change in the cart; undefined if the cart changes no plan. */
function topUpOf(cart: Cart, { now, inrRate }: PriceList, buyer?: Buyer): Cents | undefined {
  const membership = buyer?.membership
  const plan = planOfVariation(cart.items.find(isPremium)?.variationUid)
  if (!plan || !membership || membership.plan === 'free' || membership.plan === plan.id) return undefined
  if (Date.parse(membership.periodEnd) <= Date.parse(now)) return undefined
  return topUpTo(plan.id, membership, now, inrRate)?.due
}

/**
 * The unit price of an item.
 * @throws NotForSale if the catalogue has no such solution or variation
 */
export function unitPrice(
  item: CartItem,
  { catalogue, inrRate }: Pick<PriceList, 'catalogue' | 'inrRate'>,
  premium: boolean,
): Cents {
  const variations = catalogue.find(({ uid }) => uid === item.uid)?.variations
  const variation = variations?.find(({ uid, title }) =>
    item.variationUid ? uid === item.variationUid : title === item.variation,
  )
  if (!variation) throw new NotForSale(item)
  if (variation.priceInr !== undefined) return rupeesToCents(variation.priceInr, inrRate)
  return toCents(premium ? (variation.premiumPrice ?? variation.price) : variation.price)
}

function priceItem(item: CartItem, list: PriceList, premium: boolean, topUp: Cents | undefined): Line {
  const price = unitPrice(item, list, premium)
  const solution = list.catalogue.find(({ uid }) => uid === item.uid)
  const addOns = (item.addOns ?? []).reduce((sum, { uid, quantity }) => {
    const addOn = solution?.addOns.find((one) => one.uid === uid)
    if (!addOn) throw new NotForSale(item)
    return sum + toCents(addOn.price) * quantity
  }, 0)
  const own = isPremium(item) && topUp !== undefined ? topUp : price * item.quantity
  return { uid: item.uid, variationUid: item.variationUid ?? null, quantity: item.quantity, price, total: own + addOns }
}

function totals(lines: Line[], cart: Cart, { now }: PriceList, buyer?: Buyer, code?: DiscountCode) {
  const subTotal = lines.reduce((sum, { total }) => sum + total, 0)
  if (!cart.discountCode || cart.items.length === 0) return { subTotal, total: subTotal }
  const refusal = whyRefused(code, lines, buyer, now)
  if (refusal !== undefined || !code)
    return { subTotal, total: subTotal, discount: refused(cart.discountCode, refusal ?? '') }
  const amount = discountOf(code, lines)
  const discount: Shape<'CartDiscount'> = {
    code: code.code,
    amount: toSgd(amount),
    percent: code.type === 'PERCENT' ? (code.percentOff ?? 0) : null,
    message: describeCode(code),
  }
  return { subTotal, total: subTotal - amount, discount }
}

const refused = (code: string, why: string): Shape<'CartDiscount'> => ({
  code,
  amount: 0,
  percent: null,
  message: why,
  errorMessage: why,
})
