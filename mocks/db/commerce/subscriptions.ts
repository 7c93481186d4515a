import type { Shape } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { buyerNames } from './buyers'
import type { SubscriptionEventRow, SubscriptionLine, SubscriptionRow } from './commerceTables'
import { db, freshId } from '../db'
import { findUser } from '../find'
import { issueInvoice } from './invoicing'
import { lapse } from './membership'
import { toTeamSubscription } from '../teams/teamUnits'
import { findTeam } from '../teams/teams'
import type { TeamSubscriptionRow } from '../teams/teamTables'

/** Sets cancelled subscriptions to ENDED after their term, like a nightly job on the server. */
function endOver(): void {
  for (const row of db.subscriptions)
    if (row.status === 'CANCELLED' && row.currentPeriodEnd <= clock.iso())
      Object.assign(row, { status: 'ENDED', endedAt: row.currentPeriodEnd })
}

export function allSubscriptions(): SubscriptionRow[] {
  endOver()
  return db.subscriptions
}

export const subscriptionsOfUser = (userId: string): SubscriptionRow[] =>
  allSubscriptions().filter((row) => row.userId === userId)

/** Whether it will be charged again. */
export const renews = ({ status }: SubscriptionRow): boolean => status === 'ACTIVE' || status === 'PAST_DUE'

export const titleOf = ({ items }: SubscriptionRow): string => items[0]?.title ?? ''

const nextCents = (row: SubscriptionRow): number => row.nextCents ?? row.cents

/** Converts a subscription row to the contract's shape. */
export function toSubscription(row: SubscriptionRow): Shape<'Subscription'> {
  const { items, cents, nextCents: _next, paymentMethodId, noticePeriodDays, ...rest } = row
  const [first] = items
  const card = db.paymentMethods.find(({ id }) => id === paymentMethodId)
  return {
    ...rest,
    ...buyerNames(row),
    title: titleOf(row),
    ...(first ? { variation: first.variation, uid: first.uid, quantity: first.quantity } : {}),
    cancelAtPeriodEnd: row.status === 'CANCELLED',
    amount: toSgd(cents),
    currency: 'SGD',
    nextChargeDate: renews(row) ? row.currentPeriodEnd : null,
    nextChargeAmount: renews(row) ? toSgd(nextCents(row)) : null,
    noticePeriodDays,
    noticePeriodCharge: noticePeriodDays === null ? null : toSgd(cents),
    paymentMethod: card ? { id: card.id, ...cardOf(card) } : null,
    stripeSubscriptionId: row.stripeSubscriptionId,
    itemsCount: items.length,
  }
}

function cardOf({ card }: Pick<Shape<'PaymentMethod'>, 'card'>) {
  const { country: _country, funding: _funding, ...face } = card
  return face
}

/** Converts a subscription line to the contract's shape. */
export const toItem = (row: SubscriptionRow, line: SubscriptionLine): Shape<'SubscriptionItem'> => ({
  ...line,
  addOns: [],
  subscriptionId: row.subscriptionId,
  status: row.status,
  ...buyerNames(row),
  orderId: row.orderId,
  createdAt: row.createdAt,
  currentPeriodEnd: row.currentPeriodEnd,
  endedAt: row.endedAt,
})

const order = { PAST_DUE: 0, ACTIVE: 1, CANCELLED: 2, ENDED: 3 } as const

/** Active ones first, then past ones; within each group newest first. */
export const runningFirst = (rows: readonly SubscriptionRow[]): SubscriptionRow[] =>
  [...rows].sort((a, b) => order[a.status] - order[b.status] || b.createdAt.localeCompare(a.createdAt))

/** A team's subscriptions, in the same shape as a member's own. */
export function teamAsSubscription(row: TeamSubscriptionRow): Shape<'Subscription'> {
  const subscription = toTeamSubscription(row)
  const interval = row.interval === 'year' ? 'year' : 'month'
  const at = (day: string) => `${day}T01:00:00.000Z`
  return {
    subscriptionId: row.subscriptionId,
    status: subscription.status,
    title: row.title,
    ...(row.variation ? { variation: row.variation } : {}),
    uid: row.solutionUid,
    quantity: subscription.quantity ?? 1,
    ...buyerNames({ userId: findTeam(row.teamId)?.ownerUserId ?? '', teamId: row.teamId }),
    orderId: row.orderId,
    createdAt: at(row.startDate),
    currentPeriodStart: at(row.startDate),
    currentPeriodEnd: at(subscription.nextChargeAt ?? row.endDate ?? row.startDate),
    cancelAtPeriodEnd: subscription.status === 'CANCELLED',
    cancelledAt: null,
    endedAt: subscription.status === 'ENDED' && row.endDate ? at(row.endDate) : null,
    interval,
    intervalCount: row.interval === 'quarter' ? 3 : 1,
    ...(subscription.amount === undefined ? {} : { amount: subscription.amount }),
    currency: 'SGD',
    nextChargeDate: subscription.nextChargeAt ? at(subscription.nextChargeAt) : null,
    nextChargeAmount: subscription.nextChargeAmount ?? null,
    noticePeriodDays: subscription.noticePeriodDays ?? null,
    noticePeriodCharge: subscription.noticePeriodCharge ?? null,
    stripeSubscriptionId: row.stripeSubscriptionId,
    itemsCount: 1,
  }
}

type EventSubject = Pick<SubscriptionEventRow, 'subscriptionId' | 'userId'> &
  Partial<Pick<SubscriptionEventRow, 'stripeSubscriptionId' | 'teamId' | 'title' | 'variation'>>

/** Records an event of a subscription. @param charged the amount, if money was involved */
export function recordEvent(
  about: EventSubject,
  type: SubscriptionEventRow['type'],
  charged?: number,
  message?: string,
): void {
  const { subscriptionId, stripeSubscriptionId = null, userId, teamId = null, title = '', variation = '' } = about
  db.subscriptionEvents.unshift({
    subscriptionEventId: freshId('se'),
    createdAt: clock.iso(),
    type,
    subscriptionId,
    stripeSubscriptionId,
    userId,
    teamId,
    title,
    variation,
    amount: charged === undefined ? null : toSgd(charged),
    currency: 'SGD',
    message: message ?? null,
  })
}

const subjectOf = (row: SubscriptionRow): EventSubject => {
  const { subscriptionId, stripeSubscriptionId, userId } = row
  return { subscriptionId, stripeSubscriptionId, userId, title: titleOf(row), variation: row.items[0]?.variation ?? '' }
}

/** Charges what a failed renewal left unpaid, once there is a working card. */
export function recover(row: SubscriptionRow): void {
  const months = (row.interval === 'year' ? 12 : 1) * row.intervalCount
  const end = new Date(row.currentPeriodEnd)
  while (end.getTime() <= clock.now()) end.setUTCMonth(end.getUTCMonth() + months)
  Object.assign(row, {
    status: 'ACTIVE',
    failureMessage: null,
    currentPeriodStart: row.currentPeriodEnd,
    currentPeriodEnd: end.toISOString(),
  })
  const description = `${planTitle(row.items[0] ?? {})}, renewal`
  const open = db.invoices.find(
    (one) => one.status === 'OPEN' && one.userId === row.userId && one.description === description,
  )
  if (open) Object.assign(open, { status: 'PAID', paidAt: clock.iso(), dueDate: null })
  else issueInvoice({ cents: nextCents(row), userId: row.userId, teamId: null, description })
  recordEvent(subjectOf(row), 'PAYMENT_RECOVERED', nextCents(row))
}

/** For scenarios: the member's last renewal failed, and the card is still declined. */
export function failRenewal(userId: string): void {
  const row = subscriptionsOfUser(userId).find(({ status }) => status === 'ACTIVE')
  if (!row) return
  const yesterday = clock.daysFromNow(-1)
  Object.assign(row, {
    status: 'PAST_DUE',
    currentPeriodEnd: yesterday,
    failureMessage: 'Your card was declined. Please use another one.',
  })
  for (const card of db.paymentMethods) if (card.ownerId === userId) card.declines = true
  const description = `${planTitle(row.items[0] ?? {})}, renewal`
  issueInvoice({
    cents: nextCents(row),
    userId,
    teamId: null,
    description,
    status: 'OPEN',
    paidAt: null,
    dueDate: clock.daysFromNow(13).slice(0, 10),
  })
  recordEvent(subjectOf(row), 'PAYMENT_FAILED', nextCents(row), row.failureMessage ?? '')
}

/**
 * Turns off renewal of a member's own subscription (R-LIFE-07): a membership runs until the end of its term; one whose
 * renewal was not paid ends at once.
 */
export function stopRenewal(row: SubscriptionRow, by = 'the member'): void {
  const over = row.status === 'PAST_DUE'
  Object.assign(row, {
    status: over ? 'ENDED' : 'CANCELLED',
    cancelledAt: clock.iso(),
    endedAt: over ? clock.iso() : null,
  })
  const user = row.plan ? findUser(row.userId) : undefined
  if (user) {
    user.tierRenews = false
    if (over) user.tierEndsAt = clock.iso()
    lapse(user)
  }
  recordEvent(subjectOf(row), 'CANCELLED', undefined, `Cancelled by ${by}`)
}
