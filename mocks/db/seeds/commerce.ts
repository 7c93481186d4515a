import type { UserRow } from '../tables'
import { seedInvoiceAddresses } from './commerce/addresses'
import { seedCards, seedStripeCustomers } from './commerce/cards'
import { seedDiscountCodes } from './commerce/discountCodes'
import { seedInvoices } from './commerce/invoices'
import { seedOrders, type TeamSeeds } from './commerce/orders'
import { seedRedemptions, seedReferralTransactions } from './commerce/referrals'
import { seedOrphanedCharges, seedStripeCoupons, seedStripePlans } from './commerce/stripe'
import { seedSubscriptionEvents } from './commerce/subscriptionEvents'
import { seedSubscriptions } from './commerce/subscriptions'

/** Orders, charges, invoices, discounts and payouts. */
export function seedCommerce(users: readonly UserRow[], company: TeamSeeds) {
  const discountCodes = seedDiscountCodes()
  const orders = seedOrders(users, company, discountCodes)
  const subscriptions = seedSubscriptions(users, orders)
  const invoiceAddresses = seedInvoiceAddresses()
  const paymentMethods = seedCards(users, company.teams, subscriptions)
  const referralTransactions = seedReferralTransactions(users)
  return {
    discountCodes,
    orders,
    subscriptions,
    invoices: seedInvoices(orders, subscriptions, company, invoiceAddresses),
    invoiceAddresses,
    subscriptionEvents: () => seedSubscriptionEvents(subscriptions),
    paymentMethods,
    stripeCustomers: seedStripeCustomers(paymentMethods, users, company.teams),
    stripePlans: seedStripePlans(),
    stripeCoupons: seedStripeCoupons(),
    orphanedCharges: () => seedOrphanedCharges(users),
    referralTransactions,
    redemptions: () => seedRedemptions(users, referralTransactions),
  }
}
