import { seatPrice } from '@/domain/team/seatPrice'
import { addMonths, dayParts, firstOfNextMonth, isoDay } from '@/domain/billing/periods'
import { planTitle } from '@/domain/billing/planTitle'
import { formatSgd, toCents, toSgd, type Cents } from '@/lib/money/money'
import { clock } from '../../../settings/clock'
import { descriptionOf, gstOf, type InvoiceAddress } from '../../commerce/invoiceParts'
import type { InvoiceRow, OrderRow, SubscriptionRow } from '../../commerce/commerceTables'
import type { TeamRow, TeamSubscriptionRow } from '../../teams/teamTables'
import type { TeamSeeds } from './orders'

type Draft = Pick<
  InvoiceRow,
  'userId' | 'teamId' | 'status' | 'orderId' | 'discountCode' | 'dueDate' | 'paidAt' | 'description'
> & {
  at: string
  cents: Cents
}

const paidStates = ['COMPLETE', 'PENDING_ACTIVATION', 'REFUNDED']

/** Invoices for paid orders, renewals and team seats, numbered by date within each year; links them to the orders. */
export function seedInvoices(
  orders: readonly OrderRow[],
  subscriptions: readonly SubscriptionRow[],
  { teams, teamSubscriptions }: TeamSeeds,
  addresses: Record<string, InvoiceAddress>,
): InvoiceRow[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  const drafts = [
    ...orders.flatMap(forOrder),
    ...subscriptions.flatMap(forRenewals),
    ...teams.flatMap(forSeats),
    ...teamSubscriptions.flatMap((row) => forTeam(row, teams)),
    ...subscriptions.flatMap(openOne),
  ]
  const perYear = new Map<number, number>()
  return drafts
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, cents, ...draft }, index): InvoiceRow => {
      const { year, month, day } = dayParts(at)
      const count = (perYear.get(year) ?? 0) + 1
      perYear.set(year, count)
      const number = `DC-${year}-${String(count).padStart(6, '0')}`
      const invoice = {
        ...draft,
        invoiceId: `inv-${index + 1}`,
        number,
        date: isoDay(year, month, day),
        amount: toSgd(cents),
        gst: toSgd(gstOf(cents)),
        currency: 'SGD',
        pdfName: `${number}.pdf`,
        ...addressOf(addresses, draft),
      }
      const order = draft.status === 'VOID' ? undefined : byId.get(draft.orderId ?? '')
      if (order) Object.assign(order, { invoiceId: invoice.invoiceId, invoiceNumber: number })
      return invoice
    })
}

function addressOf(addresses: Record<string, InvoiceAddress>, { userId, teamId }: Pick<Draft, 'userId' | 'teamId'>) {
  const invoiceAddress = addresses[teamId ?? userId]
  return invoiceAddress ? { invoiceAddress } : {}
}

function forOrder(order: OrderRow, index: number): Draft[] {
  if (order.charged === 0 || !paidStates.includes(order.status)) return []
  const paidAt = new Date(Date.parse(order.createdAt) + 5_000).toISOString()
  const draft: Draft = {
    at: paidAt,
    cents: order.charged,
    status: order.status === 'REFUNDED' ? 'REFUNDED' : 'PAID',
    description: descriptionOf(order),
    orderId: order.orderId,
    userId: order.userId,
    teamId: order.teamId,
    discountCode: order.discountCode ?? null,
    dueDate: null,
    paidAt,
  }
  // Some invoices were reissued: the first version is void.
  return index % 60 === 59 ? [{ ...draft, at: order.createdAt, status: 'VOID' }, draft] : [draft]
}

/** A monthly subscription has one invoice for each month since it started. */
function forRenewals({
  userId,
  cents,
  items,
  createdAt,
  currentPeriodStart,
  interval,
  intervalCount,
}: SubscriptionRow): Draft[] {
  const drafts: Draft[] = []
  if (interval !== 'month') return drafts
  const date = new Date(createdAt)
  // Invoices older than thirteen months are not generated.
  const since = clock.daysFromNow(-400)
  const next = () => date.setUTCMonth(date.getUTCMonth() + intervalCount)
  for (next(); date.toISOString() <= currentPeriodStart; next()) {
    const at = date.toISOString()
    if (at < since) continue
    drafts.push({ ...plain({ at, cents, userId }), description: `${planTitle(items[0] ?? {})}, renewal`, paidAt: at })
  }
  return drafts
}

/** Seats are charged when they are added, and then on the first of each month (R-PRICE-04, R-PRICE-05). */
function forSeats({ teamId, ownerUserId, seatChanges }: TeamRow): Draft[] {
  const [first] = seatChanges
  if (!first) return []
  const today = clock.iso().slice(0, 10)
  const bill = (day: string, cents: number, description: string): Draft => {
    const at = `${day}T01:00:00.000Z`
    return { ...plain({ at, cents, userId: ownerUserId }), teamId, description, paidAt: at }
  }
  const added = seatChanges
    .filter(({ cents }) => cents > 0)
    .map(({ day, seats, cents }) => bill(day, cents, `Team seats added mid-month, ${seats} in total`))
  const monthly: Draft[] = []
  for (let day = firstOfNextMonth(`${first.day}T04:00:00Z`); day <= today; day = addMonths(day, 1)) {
    const seats = seatChanges.findLast((change) => change.day < day)?.seats ?? 0
    if (seats > 0) monthly.push(bill(day, seats * seatPrice, `Team seats, ${seats} × ${formatSgd(seatPrice)}`))
  }
  return [...added, ...monthly]
}

/** Renewals of a team's monthly and yearly subscriptions; the first payment was an order. */
function forTeam(row: TeamSubscriptionRow, teams: readonly TeamRow[]): Draft[] {
  const { teamId, title, variation, price, startDate, interval, lots } = row
  const months = { once: 0, month: 1, quarter: 3, year: 12 }[interval]
  const userId = teams.find((team) => team.teamId === teamId)?.ownerUserId
  const today = clock.iso().slice(0, 10)
  const until = row.endDate !== null && row.endDate < today ? row.endDate : today
  const drafts: Draft[] = []
  if (!userId || months === 0) return drafts
  for (
    let count = 1, day = addMonths(startDate, months);
    day <= until;
    count += 1, day = addMonths(startDate, count * months)
  ) {
    const quantity = lots.filter((lot) => lot.day <= day).reduce((sum, lot) => sum + lot.quantity, 0)
    const at = `${day}T01:30:00.000Z`
    const times = quantity > 1 ? `${quantity} × ` : ''
    const description = `${times}${planTitle({ title, variation })}, renewal`
    drafts.push({ ...plain({ at, cents: toCents(price) * quantity, userId }), teamId, description, paidAt: at })
  }
  // The last, failed renewal is unpaid.
  const last = drafts.at(-1)
  if (row.pastDue && last) Object.assign(last, { status: 'OPEN', paidAt: null, dueDate: last.at.slice(0, 10) })
  return drafts
}

/** The invoice of a failed renewal is unpaid. */
function openOne({ userId, cents, items, status, currentPeriodEnd }: SubscriptionRow): Draft[] {
  if (status !== 'PAST_DUE') return []
  const due = new Date(Date.parse(currentPeriodEnd) + 14 * 86_400_000).toISOString().slice(0, 10)
  const draft = plain({ at: currentPeriodEnd, cents, userId })
  return [{ ...draft, status: 'OPEN', description: `${planTitle(items[0] ?? {})}, renewal`, dueDate: due }]
}

/** A personal invoice without an order. */
const plain = (known: { at: string; cents: Cents; userId: string }): Draft => ({
  ...known,
  status: 'PAID',
  orderId: null,
  teamId: null,
  discountCode: null,
  dueDate: null,
  paidAt: null,
})
