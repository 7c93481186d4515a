import { catalogue } from '../files/catalogue'
import { clock } from '../settings/clock'
import type { Db } from '../db/db'
import { discountCode } from '../db/seeds/commerce/discountCodes'
import { changeUser, fillCart } from './changes'
import { defineScenarios, type Scenario } from './scenario'

const day = 86_400_000

/** Carts, payments and their outcomes. */
export const buying = defineScenarios({
  'cart-empty': { title: 'An empty cart', as: 'premium', apply: (db) => fillCart(db, 'u-premium', []) },
  'cart-with-premium': {
    title: 'A free member with the premium membership and a solution in the cart',
    as: 'member',
    apply: (db) =>
      fillCart(db, 'u-member', [['premium-membership/premium-annual'], ['e-signature/e-signature-year', 2]]),
  },
  'cart-not-eligible': {
    title: 'A cart with a solution that its buyer may not buy yet, and one that they may',
    as: 'member',
    apply: (db) => fillCart(db, 'u-member', [['company-registration/company-local'], ['e-signature/e-signature-year']]),
  },
  'cart-full': {
    title: 'A cart with everything that is on sale',
    as: 'premium',
    apply: (db) => fillCart(db, 'u-premium', everything()),
  },
  'cart-with-code': {
    title: 'A cart with a discount code',
    as: 'member',
    apply: (db) => fillCart(db, 'u-member', [['trademark-filing/trademark-sg']], 'DOER10'),
  },
  'cart-free': {
    title: 'A cart that costs nothing after its discount',
    as: 'member',
    fail: 'checkoutCart:delay=1500',
    apply: freeCart,
  },
  'personalised-item': {
    title: 'A cart with a solution made for its buyer alone',
    as: 'premium',
    apply: (db) => fillCart(db, 'u-premium', [['custom-brand-film/brand-film-offer']]),
  },
  'personalised-for-another': { title: 'A solution made for premium@doers.test, seen by another member', as: 'member' },
  'cart-save-fails': { title: 'The cart cannot be saved', as: 'premium', fail: 'saveCart:500' },
  'cart-save-slow': { title: 'Saving the cart takes 4 seconds', as: 'premium', fail: 'saveCart:delay=4000' },
  'cart-overtaken': {
    title: 'Calculations come back in another order',
    as: 'premium',
    fail: 'calculateCart:delay=2500x1,saveCart:delay=2000x1',
  },
  'price-changed': {
    title: 'The total has changed when one pays',
    as: 'premium',
    fail: 'checkoutCart:409=The total has changed. Please look at your cart againx1',
  },
  'card-declined': flagged('Every card is declined', { cardDeclined: true }),
  'card-no-funds': flagged('No card has enough funds', { cardDeclined: 'insufficient_funds' }),
  'card-expired': flagged('Every card has expired', { cardDeclined: 'expired_card' }),
  'card-declined-once': {
    title: 'The first charge is declined',
    as: 'premium',
    fail: 'checkoutCart:402=Your card was declined.x1',
  },
  '3ds': { title: 'The saved card asks for 3-D Secure', as: 'premium', apply: (db) => secureCards(db, 'u-premium') },
  '3ds-slow': {
    title: '3-D Secure, and the bank takes 4 seconds',
    as: 'premium',
    apply: (db) => secureCards(db, 'u-premium'),
    world: { stripe: 'slow' },
  },
  'owner-3ds': {
    title: 'The card of the team asks for 3-D Secure',
    as: 'owner',
    apply: (db) => secureCards(db, 'team-acme'),
  },
  'owner-3ds-slow': {
    title: 'The card of the team asks for 3-D Secure, slowly',
    as: 'owner',
    apply: (db) => secureCards(db, 'team-acme'),
    world: { stripe: 'slow' },
  },
  'payment-answer-lost': {
    title: 'Paid, but the answer is lost',
    as: 'premium',
    fail: 'checkoutCart:drop-afterx1,checkoutTeamCart:drop-afterx1',
  },
  'payment-request-lost': {
    title: 'Not paid, and no answer',
    as: 'premium',
    fail: 'checkoutCart:dropx1,checkoutTeamCart:dropx1',
  },
  'payment-502': { title: 'Paid, but a gateway answers HTML', as: 'premium', fail: 'checkoutCart:htmlx1' },
  'payment-unreadable': { title: 'Paid, but the answer is cut off', as: 'premium', fail: 'checkoutCart:cutx1' },
  'payment-hangs': { title: 'Paying never ends', as: 'premium', fail: 'checkoutCart:hangx1' },
  'payment-unknown': {
    title: 'The answer is lost, and orders cannot be read',
    as: 'premium',
    fail: 'checkoutCart:drop-afterx1,listMyOrders:500',
  },
  'order-not-saved': flagged('Paid, but the order was not saved', { orderNotSaved: true }),
  'india-checkout': {
    title: 'A member in India buys the premium membership',
    as: 'india',
    world: { country: 'in' },
    apply: (db) => fillCart(db, 'u-india', [['premium-membership/premium-india-quarterly']]),
  },
  'india-terms-due': {
    title: 'The same with new terms to agree to afterwards',
    as: 'india',
    world: { country: 'in' },
    apply: (db) => {
      fillCart(db, 'u-india', [['premium-membership/premium-india-monthly']])
      changeUser('u-india', { mustAgreeToTermsOfUse: true, termsOfUseAgreedVersion: '2', personalizationDone: false })
    },
  },
  'no-orders': { title: 'Nothing was ever bought', as: 'premium', apply: (db) => noOrders(db, 'u-premium') },
  'past-due': { title: 'A subscription could not be charged', as: 'premium', apply: pastDue },
  'card-expiring': { title: 'The card runs out within 30 days', as: 'premium', apply: expiringCard },
  'no-payment-method': { title: 'No saved cards', as: 'premium', apply: (db) => noCards(db, 'u-premium') },
  'cannot-remove-card': {
    title: 'The only card pays a subscription and cannot be removed',
    as: 'premium',
    apply: (db) => void (db.paymentMethods = db.paymentMethods.filter(({ id }) => id !== 'pm_u-premium-2')),
  },
  'invoices-fail': {
    title: 'Invoices cannot be downloaded',
    as: 'premium',
    fail: 'getInvoicePdf:503,getInvoicePdfs:drop',
  },
})

/** A premium member pays, on a server with these flags set. */
function flagged(title: string, flags: Partial<Db['flags']>): Scenario {
  return { title, as: 'premium', apply: (db) => void Object.assign(db.flags, flags) }
}

function everything(): [string, number?][] {
  return catalogue
    .filter(({ kind, isPersonalised }) => kind !== 'membership' && !isPersonalised)
    .map(({ uid, variations }) => [`${uid}/${variations[0]?.uid ?? ''}`])
}

function freeCart(db: Db): void {
  fillCart(db, 'u-member', [['ads-credit/ads-credit-400']], 'SCENARIO100')
  db.discountCodes.push(discountCode({ code: 'SCENARIO100', description: 'Everything is free', percentOff: 100 }))
}

function secureCards(db: Db, ownerId: string): void {
  for (const card of db.paymentMethods.filter((one) => one.ownerId === ownerId)) card.id = `pm_3ds_${card.id.slice(3)}`
}

function noOrders(db: Db, userId: string): void {
  db.orders = db.orders.filter((order) => order.userId !== userId)
  db.subscriptions = db.subscriptions.filter((one) => one.userId !== userId)
  db.invoices = db.invoices.filter((one) => one.userId !== userId)
}

function noCards(db: Db, ownerId: string): void {
  db.paymentMethods = db.paymentMethods.filter((card) => card.ownerId !== ownerId)
}

function pastDue(db: Db): void {
  const running = db.subscriptions.find(({ userId, status }) => userId === 'u-premium' && status === 'ACTIVE')
  if (running) Object.assign(running, { status: 'PAST_DUE', failureMessage: 'Your card was declined.' })
}

function expiringCard(db: Db): void {
  const soon = new Date(clock.now() + 20 * day)
  const expiry = { exp_month: soon.getUTCMonth() + 1, exp_year: soon.getUTCFullYear() }
  for (const { ownerId, card } of db.paymentMethods) if (ownerId === 'u-premium' && card) Object.assign(card, expiry)
}
