import type { Shape } from '@/contract/types'
import { inPeriod } from '@/domain/billing/invoices'
import { mayInTeam } from '@/domain/access/teamAccess'
import { formatDate } from '@/lib/dates/dates'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { invoicePdf } from '../../files/pdf'
import { buyerNames, newestFirst } from './buyers'
import type { InvoiceRow, OrderRow } from './commerceTables'
import { db, freshId } from '../db'
import { descriptionOf, gstOf, linesOf } from './invoiceParts'
import type { UserRow } from '../tables'
import { placeIn } from '../teams/teams'

type Issue = Partial<InvoiceRow> & Pick<InvoiceRow, 'userId' | 'teamId' | 'description'> & { cents: Cents }

/** Creates an invoice with the next number of the year; paid by default. */
export function issueInvoice({ cents, ...known }: Issue): InvoiceRow {
  const date = singaporeDay(clock.now()) ?? ''
  const prefix = `DC-${date.slice(0, 4)}-`
  const numbers = db.invoices.map(({ number }) => (number.startsWith(prefix) ? Number(number.slice(prefix.length)) : 0))
  const number = `${prefix}${String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1).padStart(6, '0')}`
  const invoiceAddress = db.invoiceAddresses[known.teamId ?? known.userId]
  const invoice: InvoiceRow = {
    invoiceId: freshId('inv'),
    number,
    date,
    amount: toSgd(cents),
    gst: toSgd(gstOf(cents)),
    currency: 'SGD',
    status: 'PAID',
    orderId: null,
    discountCode: null,
    dueDate: null,
    paidAt: clock.iso(),
    pdfName: `${number}.pdf`,
    ...(invoiceAddress ? { invoiceAddress } : {}),
    ...known,
  }
  db.invoices.push(invoice)
  return invoice
}

/** Creates the invoice of a paid order and stores its number on the order. */
export function invoiceOrder(order: OrderRow): InvoiceRow {
  const invoice = issueInvoice({
    cents: order.charged,
    userId: order.userId,
    teamId: order.teamId,
    orderId: order.orderId,
    discountCode: order.discountCode ?? null,
    description: descriptionOf(order),
  })
  Object.assign(order, { invoiceId: invoice.invoiceId, invoiceNumber: invoice.number })
  return invoice
}

export const toInvoices = (rows: readonly InvoiceRow[]): Shape<'Invoice'>[] =>
  newestFirst(rows, ({ date, number }) => `${date} ${number}`).map((row) => ({ ...row, ...buyerNames(row) }))

/** Whether a user may see an invoice: their own, those of teams whose invoices they read, all for administrators. */
export function mayReadInvoice(me: UserRow, { userId, teamId }: InvoiceRow): boolean {
  if (actsAsAdmin(me, 'getInvoicePdf')) return true
  if (teamId === null) return userId === me.userId
  return mayInTeam(placeIn(me, teamId)?.connectionType, 'readInvoices')
}

/** The invoices of a period (Singapore days, both included) that a user may see, oldest first. */
export function invoicesBetween(me: UserRow, from: string, to: string): InvoiceRow[] {
  if (![from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) reject(422, 'Please enter both days')
  if (to < from) reject(422, 'The last day is before the first')
  return db.invoices.filter((row) => inPeriod(row.date, from, to) && mayReadInvoice(me, row))
}

/** The PDF of an invoice: its lines minus its discount equal its total. */
export function pdfOf(invoice: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const { number, date, status, description, invoiceAddress: address, orderId, discountCode: code } = invoice
  const { userName, userEmail, teamName } = buyerNames(invoice)
  const order = db.orders.find((row) => row.orderId === orderId)
  const total = toCents(invoice.amount)
  const lines = order ? linesOf(order) : [{ text: description ?? '', quantity: 1, amount: total }]
  // Not from the order: its code may have changed since this invoice was voided.
  const discount = lines.reduce((sum, { amount }) => sum + amount, 0) - total
  return invoicePdf({
    number,
    date: formatDate(date),
    status,
    buyer: address ? addressLines(address) : [teamName ?? userName, userEmail],
    lines,
    ...(code && discount > 0 ? { discount: { code, amount: discount } } : {}),
    ...(invoice.gst === undefined ? {} : { gst: toCents(invoice.gst) }),
    total,
  })
}

function addressLines({
  name,
  company,
  brn,
  addressLine1,
  addressLine2,
  city,
  postalCode,
  state,
  country,
}: Shape<'InvoiceAddress'>) {
  const place = [city, state, postalCode].filter(Boolean).join(' ')
  return [name, company, brn && `UEN ${brn}`, addressLine1, addressLine2, place, country.toUpperCase()].filter(
    (line): line is string => Boolean(line),
  )
}
