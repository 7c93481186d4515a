import type { Cart, OrderItem, Shape } from '@/contract/types'
import { hasPremium } from '@/domain/cart/cart'
import { addMonths } from '@/domain/billing/periods'
import { isPremium, planOfVariation } from '@/domain/membership/premium'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { toCents, toSgd } from '@/lib/money/money'
import { needsActivation, solutionOf } from '../../files/catalogue'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { chargeSource } from './chargeCard'
import { findCode, keepCart, priceCart } from './cartPrices'
import type { OrderRow } from './commerceTables'
import { db, freshId } from '../db'
import { userOr404 } from '../find'
import { discountGiven } from './invoiceParts'
import { invoiceOrder } from './invoicing'
import { startTier } from './membership'
import { toOrder } from './orders'
import { askBankFirst, finishPayments } from './payments'
import { startSubscriptions } from './purchases'
import { restrictionsOf } from './restrictions'
import { today } from '../teams/teams'
import type { UserRow } from '../tables'

export type Checkout = {
  me: UserRow
  cart: Cart
  /** The total that the buyer saw, in SGD. */
  total: number
  /** A Stripe token, a saved card, or null. */
  source: string | null
  /** Require authentication by the bank if there is no source (India premium). */
  ask?: boolean
  teamId?: string
  /** The active team subscription that the purchase adds units to. */
  subscriptionIdReference?: string | null
}

/** Buys a cart: checks the total, charges, creates order and invoice, empties the saved cart (R-CART-09, R-CART-10). */
export function checkOut(asked: Checkout): Shape<'CheckoutAnswer'> {
  const { me, cart, total, teamId = null, subscriptionIdReference = null } = asked
  if (cart.items.length === 0) reject(422, 'Your cart is empty.')
  refuseForbidden(cart, me)
  const priced = priceCart(cart, me)
  if (priced.errorMessage) reject(422, priced.errorMessage)
  const charged = amountDue(priced.calculated, paysPremium(cart, me.isPremiumMember))
  if (toCents(total) !== charged)
    reject(409, 'The total of your cart has changed. Please check it before you pay.', { code: 'total_changed' })
  const needs = charge(asked, charged)
  const order = makeOrder(priced.cart, priced.calculated, charged, { userId: me.userId, teamId })
  if (needs === 'ask') return askBank(order, subscriptionIdReference)
  if (db.flags.orderNotSaved) {
    orphan(order)
    buy(order, subscriptionIdReference)
    return { savedToAccount: false }
  }
  db.orders.push(order)
  completeOrder(order, subscriptionIdReference)
  return { order: toOrder(order), savedToAccount: true }
}

/**
 * Throws for items that this buyer may not buy: an India plan elsewhere (R-GEN-09), and items with unmet restrictions.
 * Premium in the cart counts as being premium.
 */
function refuseForbidden(cart: Cart, me: UserRow): void {
  for (const { uid, variationUid } of cart.items) {
    const plan = planOfVariation(variationUid)
    if (plan?.currency === 'INR' && me.country !== 'in')
      reject(422, `The ${plan.title} plan is for members who live in India. Please choose another plan.`, {
        code: 'not_eligible',
      })
    if (plan?.currency === 'INR' && db.config.indiaPremiumEnabled === false)
      reject(422, 'The India plans aren’t available at the moment', { code: 'not_eligible' })
    const solution = solutionOf(uid)
    const broken =
      solution &&
      restrictionsOf(me, solution).find(
        ({ satisfied, kind }) => !satisfied && !(kind === 'PREMIUM' && hasPremium(cart)),
      )
    if (broken) reject(422, `${solution.title}: ${broken.reason ?? broken.label}`, { code: 'not_eligible' })
  }
}

function charge({ me, source, ask, teamId }: Checkout, charged: number): 'paid' | 'ask' {
  if (charged === 0) return 'paid'
  if (source === null && ask) return 'ask'
  if (source === null) reject(422, 'Please choose how to pay.')
  return chargeSource(source, [me.userId, teamId ?? null])
}

/** The order waits for the bank; PUT /orders/useSession or the bank's confirmation completes it. */
function askBank(order: OrderRow, subscriptionIdReference: string | null): Shape<'CheckoutAnswer'> {
  order.status = 'PENDING'
  db.orders.push(order)
  const client_secret = askBankFirst('cart', { orderId: order.orderId, subscriptionIdReference }, order.userId)
  const sessionId = client_secret.replace(/_secret.*$/, '')
  db.orderSessions.push({
    sessionId,
    userId: order.userId,
    orderId: order.orderId,
    state: 'waiting',
    createdAt: clock.iso(),
  })
  return { requires_action: true, client_secret }
}

finishPayments<{ orderId: string; subscriptionIdReference: string | null }>(
  'cart',
  ({ orderId, subscriptionIdReference }) => {
    const order = db.orders.find((row) => row.orderId === orderId)
    const session = db.orderSessions.find((row) => row.orderId === orderId)
    if (!order || session?.state !== 'waiting') return
    completeOrder(order, subscriptionIdReference)
  },
)

/**
 * Completes an order when the buyer returns from the bank (PUT /orders/useSession).
 * Throws 422 for an unknown session, 409 for a used one, 402 if the bank declined.
 * @param sessionId the payment's id, or its `client_secret`
 */
export function finishSession(me: UserRow, sessionId: string): OrderRow {
  const id = sessionId.replace(/_secret.*$/, '')
  const session = db.orderSessions.find((row) => row.sessionId === id && row.userId === me.userId)
  const order = db.orders.find(({ orderId }) => orderId === session?.orderId)
  if (!session || !order) reject(422, 'We do not know this payment.')
  if (session.state === 'used') reject(409, 'This payment was finished before.')
  const confirmed = session.state === 'confirmed'
  session.state = 'used'
  if (confirmed) return order
  order.status = 'FAILED'
  order.failureMessage = 'Your bank didn’t confirm the payment.'
  return reject(402, order.failureMessage, { code: 'payment_intent_authentication_failure' })
}

const gives = new Set(['COMPLETE', 'PENDING_ACTIVATION'])

/** Completes a paid order: items become active or wait for an administrator, and the buyer gets what they include. */
export function completeOrder(order: OrderRow, subscriptionIdReference: string | null = null): void {
  if (gives.has(order.status) && order.invoiceId) return
  // Even if an administrator completes it, the order no longer waits for the bank: the returning buyer finds it paid.
  for (const session of db.orderSessions)
    if (session.orderId === order.orderId && session.state === 'waiting') session.state = 'confirmed'
  for (const item of order.items) if (!needsActivation(item.uid)) activate(item)
  order.status = order.items.some(({ status }) => status === 'PENDING_ACTIVATION') ? 'PENDING_ACTIVATION' : 'COMPLETE'
  order.failureMessage = null
  if (order.charged > 0) {
    order.paymentReference ??= `ch_${order.orderId.replace(/\W/g, '')}`
    invoiceOrder(order)
  }
  buy(order, subscriptionIdReference)
}

function buy(order: OrderRow, subscriptionIdReference: string | null): void {
  const buyer = userOr404(order.userId)
  const code = findCode(order.discountCode)
  if (code) {
    Object.assign(code, {
      timesUsed: (code.timesUsed ?? 0) + 1,
      totalDiscounted: toSgd(toCents(code.totalDiscounted) + discountGiven(order)),
      lastUsedAt: clock.iso(),
    })
  }
  startSubscriptions(order, subscriptionIdReference)
  const plan = planOfVariation(order.items.find((item) => isPremium({ uid: item.uid ?? '' }))?.variationUid)
  if (plan) startTier(buyer, plan.id)
  keepCart(order.userId, { discountCode: null, items: [] })
}

function makeOrder(
  cart: Cart,
  calculated: Shape<'CartCalculated'>,
  charged: number,
  owner: { userId: string; teamId: string | null },
): OrderRow {
  const premium = paysPremium(cart, userOr404(owner.userId).isPremiumMember)
  return {
    orderId: freshId('o'),
    createdAt: clock.iso(),
    status: 'COMPLETE',
    calculated,
    charged,
    ...owner,
    discountCode: cart.discountCode ?? null,
    invoiceId: null,
    invoiceNumber: null,
    paymentReference: null,
    failureMessage: null,
    items: cart.items.map((item, index): OrderItem => {
      const line = calculated.items?.[index]
      return {
        itemId: freshId('oi'),
        uid: item.uid,
        title: item.title ?? item.uid,
        ...(item.variation ? { variation: item.variation } : {}),
        ...(item.variationUid ? { variationUid: item.variationUid } : {}),
        quantity: item.quantity,
        price: (premium ? line?.pricePremium : line?.price) ?? 0,
        addOns: item.addOns ?? [],
        status: 'PENDING_ACTIVATION',
        activationDate: null,
        endDate: null,
        ...(item.customerEmail ? { customerEmail: item.customerEmail } : {}),
      }
    }),
  }
}

function activate(item: OrderItem): void {
  const plan = planOfVariation(item.variationUid)
  item.status = 'ACTIVE'
  item.activationDate = today()
  item.endDate = plan ? addMonths(today(), plan.months) : null
}

/** The payment succeeded but the order was lost: it appears among the orphaned charges. */
function orphan(order: OrderRow): void {
  const { email, firstName, lastName } = userOr404(order.userId)
  db.orphanedCharges.unshift({
    id: `ch_${order.orderId.replace(/\W/g, '')}`,
    amount: order.charged,
    amount_refunded: 0,
    currency: 'sgd',
    created: Math.floor(clock.now() / 1000),
    status: 'succeeded',
    paid: true,
    refunded: false,
    description: 'Cart checkout',
    receipt_email: email,
    billing_details: { name: `${firstName} ${lastName}`, email },
    userId: order.userId,
    userName: `${firstName} ${lastName}`,
  })
}
