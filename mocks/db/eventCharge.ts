import type { InvoiceRow, OrderRow } from './commerceTables'
import type { UserRow } from './tables'
import { toCartItem } from '@/domain/cartItem'
import { planOf, premiumUid } from '@/domain/premium'
import { toSgd, type Cents } from '@/lib/money'
import { addMonths } from '@/domain/periods'
import { solutionOf } from '../catalogue'
import { clock } from '../clock'
import { priceCart } from './cartPrices'
import type { EventRow } from './communityTables'
import { db, freshId } from './db'
import { descriptionOf, gstOf } from './invoiceParts'
import { startTier } from './membership'
import { startSubscriptions } from './purchases'
import { today } from './teams'

/** Writes what a paid RSVP leaves behind: an invoice of the ticket, and the membership that was bought along. */
export function bookTicket(user: UserRow, event: EventRow, ticket: Cents, addPremium: boolean): void {
  if (ticket > 0) invoice(user, ticket, `Event: ${event.title}`)
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
    const { invoiceId, number } = invoice(user, plan.amount, descriptionOf(order), order.orderId)
    Object.assign(order, {
      invoiceId,
      invoiceNumber: number,
      paymentReference: `ch_${order.orderId.replace(/\W/g, '')}`,
    })
    db.orders.push(order)
    startSubscriptions(order, null)
  }
  startTier(user, 'annual')
}

function invoice(user: UserRow, cents: Cents, description: string, orderId: string | null = null): InvoiceRow {
  const invoiceId = freshId('inv')
  const number = `DC-${today().slice(0, 4)}-E${invoiceId.replace(/\D/g, '').padStart(5, '0')}`
  const row: InvoiceRow = {
    invoiceId,
    number,
    date: today(),
    amount: toSgd(cents),
    gst: toSgd(gstOf(cents)),
    currency: 'SGD',
    status: 'PAID',
    description,
    orderId,
    userId: user.userId,
    teamId: null,
    discountCode: null,
    dueDate: null,
    paidAt: clock.iso(),
    pdfName: `${number}.pdf`,
  }
  db.invoices.push(row)
  return row
}
