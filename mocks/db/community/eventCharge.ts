import type { OrderRow } from '../commerce/commerceTables'
import type { UserRow } from '../tables'
import { toCartItem } from '@/domain/cart/cartItem'
import { planOf, premiumUid } from '@/domain/membership/premium'
import { toSgd, type Cents } from '@/lib/money/money'
import { addMonths } from '@/domain/billing/periods'
import { solutionOf } from '../../files/catalogue'
import { clock } from '../../settings/clock'
import { priceCart } from '../commerce/cartPrices'
import type { EventRow } from './communityTables'
import { db, freshId } from '../db'
import { invoiceOrder, issueInvoice } from '../commerce/invoicing'
import { startTier } from '../commerce/membership'
import { startSubscriptions } from '../commerce/purchases'
import { today } from '../teams/teams'

/** Records a paid RSVP: an invoice for the ticket, and the membership bought with it. */
export function bookTicket(user: UserRow, event: EventRow, ticket: Cents, addPremium: boolean): void {
  if (ticket > 0)
    issueInvoice({ cents: ticket, userId: user.userId, teamId: null, description: `Event: ${event.title}` })
  if (addPremium) buyPremium(user)
}

function buyPremium(user: UserRow): void {
  const plan = planOf('annual')
  const solution = solutionOf(premiumUid)
  const variation = solution?.variations.find(({ uid }) => uid === plan.variationUid)
  if (solution && variation) {
    const item = toCartItem(solution, variation)
    const order: OrderRow = {
      orderId: freshId('o'),
      createdAt: clock.iso(),
      status: 'COMPLETE',
      calculated: priceCart({ discountCode: null, items: [item] }, user).calculated,
      charged: plan.amount,
      userId: user.userId,
      teamId: null,
      discountCode: null,
      invoiceId: null,
      invoiceNumber: null,
      paymentReference: null,
      failureMessage: null,
      items: [
        {
          itemId: freshId('oi'),
          uid: solution.uid,
          title: solution.title,
          variation: variation.title,
          variationUid: variation.uid,
          quantity: 1,
          price: toSgd(plan.amount),
          addOns: [],
          status: 'ACTIVE',
          activationDate: today(),
          endDate: addMonths(today(), plan.months),
        },
      ],
    }
    order.paymentReference = `ch_${order.orderId.replace(/\W/g, '')}`
    invoiceOrder(order)
    db.orders.push(order)
    startSubscriptions(order, null)
  }
  startTier(user, 'annual')
}
