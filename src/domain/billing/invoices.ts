import type { Invoice, Shape, Team, User } from '@/contract/types'
import type { Cell } from '@/lib/files/csv'
import { formatDate } from '@/lib/dates/dates'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { toCents, toSgd, type Cents } from '@/lib/money/money'

type InvoiceAddress = Shape<'InvoiceAddress'>

/** The columns of the export for accountants. */
export const accountantHeader = [
  'Invoice number', 'Date', 'Status', 'Description', 'Order id', 'Billed to', 'Company', 'Email', 'Team',
  'Discount code', 'Net (SGD)', 'GST (SGD)', 'Total (SGD)', 'Paid (SGD)', 'Currency', 'Due date', 'Paid on', 'PDF file',
] // prettier-ignore

/**
 * One row per invoice of the export for accountants, in the order of `accountantHeader`.
 * Amounts are plain SGD numbers; net and GST stay empty if an invoice does not state its GST.
 * "Paid" is 0 for void, open and refunded invoices, so that its sum is the actual revenue; it stays empty if the
 * status is missing or unknown.
 */
export function accountantRows(invoices: readonly Invoice[]): Cell[][] {
  return invoices.map((invoice) => {
    const { total, gst, net } = invoiceAmounts(invoice)
    const paid = paidAmount(invoice)
    return [
      invoice.number,
      formatDate(invoice.date),
      invoiceStatus(invoice) ?? '',
      invoice.description,
      invoice.orderId,
      invoice.invoiceAddress?.name ?? invoice.userName,
      invoice.invoiceAddress?.company,
      invoice.userEmail,
      invoice.teamName,
      invoice.discountCode,
      net === undefined ? null : toSgd(net),
      gst === undefined ? null : toSgd(gst),
      toSgd(total),
      paid === undefined ? null : toSgd(paid),
      invoice.currency ?? 'SGD',
      formatDate(invoice.dueDate),
      formatDate(invoice.paidAt),
      pdfName(invoice),
    ]
  })
}

type Status = NonNullable<Invoice['status']>

/** The status of an invoice: as sent, or paid if it has a day of payment; undefined if no answer says so. */
export const invoiceStatus = ({ status, paidAt }: Pick<Invoice, 'status' | 'paidAt'>): Status | undefined =>
  status ?? (paidAt ? 'PAID' : undefined)

/** The status of an invoice as people see it. */
export type InvoiceState = Status | 'OVERDUE'

/**
 * The status of an invoice as people see it: an open one is overdue from the day after the last to pay it on.
 * @param today the day in Singapore; undefined if not known
 */
export function invoiceState(
  invoice: Pick<Invoice, 'status' | 'paidAt' | 'dueDate'>,
  today: string | undefined,
): InvoiceState | undefined {
  const status = invoiceStatus(invoice)
  const due = singaporeDay(invoice.dueDate)
  return status === 'OPEN' && due !== undefined && today !== undefined && due < today ? 'OVERDUE' : status
}

const unpaid: readonly string[] = ['OPEN', 'VOID', 'REFUNDED']

/** What was paid and kept of an invoice, in cents; undefined if its status is missing or unknown. */
export function paidAmount(invoice: Invoice): Cents | undefined {
  const status = invoiceStatus(invoice)
  if (status === 'PAID') return toCents(invoice.amount)
  return status && unpaid.includes(status) ? 0 : undefined
}

/** The amounts of an invoice in cents; GST is included in the total. */
export function invoiceAmounts({ amount, gst }: Invoice): { total: Cents; gst?: Cents; net?: Cents } {
  const total = toCents(amount)
  if (gst === undefined || gst === null) return { total }
  return { total, gst: toCents(gst), net: total - toCents(gst) }
}

/** The file name of an invoice's PDF; the same as in the server's batch download and the export for accountants. */
export function pdfName({ pdfName: named, number }: Pick<Invoice, 'pdfName' | 'number'>): string {
  return named && /\.pdf$/i.test(named) ? named : `${number}.pdf`
}

/** Whether a date lies in a period of days, both ends included; an empty end is open. Undefined if nobody can read it. */
export function inPeriod(date: string, from: string, to: string): boolean | undefined {
  const day = singaporeDay(date)
  return day === undefined ? undefined : (from === '' || day >= from) && (to === '' || day <= to)
}

/** The export for accountants, with its period and number of rows in the file name. */
export function accountantFileName(from: string, to: string, rows: number): string {
  const period = [from && `from-${from}`, to && `to-${to}`].filter(Boolean).join('-')
  return `invoices-${period ? `${period}-` : ''}${rows}-${rows === 1 ? 'row' : 'rows'}.csv`
}

/** The initial invoice address: that of the newest invoice, else the profile's. */
export function knownInvoiceAddress(invoices: readonly Invoice[], user: User | undefined): Partial<InvoiceAddress> {
  const used = invoices.find(({ invoiceAddress }) => invoiceAddress)?.invoiceAddress
  if (used || !user) return used ?? {}
  const billing = Boolean(user.billingAddressLine1)
  const pick = (own: string | null | undefined, home: string | null | undefined) => (billing ? own : home) ?? ''
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    company: user.company ?? '',
    brn: user.brn ?? '',
    addressLine1: pick(user.billingAddressLine1, user.residentialLine1),
    addressLine2: pick(user.billingAddressLine2, user.residentialLine2),
    city: pick(user.billingCity, user.residentialCity),
    postalCode: pick(user.billingPostalCode, user.residentialPostalCode),
    state: pick(user.billingState, user.residentialState),
    country: pick(user.billingCountry, user.residentialCountry),
  }
}

/** Initial values of a team's invoice address: that of the latest invoice with one, otherwise the company itself. */
export function teamInvoiceAddress(
  invoices: readonly Invoice[],
  team: Pick<Team, 'companyName' | 'companyBrn' | 'ownerName'>,
): Partial<InvoiceAddress> {
  const latest = [...invoices].sort((a, b) => b.date.localeCompare(a.date)).find((one) => one.invoiceAddress)
  const { companyName, companyBrn, ownerName } = team
  return latest?.invoiceAddress ?? { name: ownerName ?? companyName, company: companyName, brn: companyBrn ?? '' }
}
