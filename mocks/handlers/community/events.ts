import type { Shape } from '@/contract/types'
import { canCancel, canUncancel, refundOf } from '@/domain/events/rsvp'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import { checkNewAccount, createAccount } from '../../db/accounts/accounts'
import { chargeSource } from '../../db/commerce/chargeCard'
import { notGoingMail } from '../../db/community/communityMails'
import { db, freshId } from '../../db/db'
import { bookTicket } from '../../db/community/eventCharge'
import { checkEvent, eventFrom, tellGoing } from '../../db/community/eventRules'
import { findUser, findUserByEmail, toUser } from '../../db/find'
import { sendMail, sendPasswordLink } from '../../db/accounts/mailbox'
import { askBankFirst, finishPayments } from '../../db/commerce/payments'
import {
  anyEvent,
  checkPlace,
  comeTo,
  findRsvp,
  placesLeft,
  pricesFor,
  publicEvent,
  rsvpsOf,
  toEvent,
  toPrice,
  toRsvp,
  whyNotCome,
} from '../../db/community/rsvps'
import type { EventRow } from '../../db/community/communityTables'
import { openSession } from '../../db/accounts/sessions'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

type NewUser = Shape<'NewUser'>
type Answer = Shape<'RsvpAnswer'>

const byStart = (a: EventRow, b: EventRow) => a.startsAt.localeCompare(b.startsAt)

/** Validates a visitor's new account before anything is charged. */
function checkVisitor(user: UserRow | undefined, newUser: NewUser | undefined): void {
  if (user) return
  if (!newUser) reject(401, 'Please sign in, or tell us who you are')
  checkNewAccount(newUser)
  if (findUserByEmail(newUser.email)) reject(409, 'Email already in use', { code: 'email_in_use' })
}

/** The caller, or the account created with the RSVP, with the session it starts (R-EVT-03). */
function comer(user: UserRow | undefined, newUser: NewUser | undefined): { row: UserRow; signedIn: Answer } {
  if (user) return { row: user, signedIn: {} }
  const row = createAccount(newUser as NewUser, { activated: true })
  if (row.password === null) sendPasswordLink(row)
  const { token } = openSession(row)
  return { row, signedIn: { user: toUser(row), token } }
}

type Ticket = { eventId: string; amount: Cents; addPremium: boolean; newUser: boolean }

function finishTicket(event: EventRow, { amount, addPremium, newUser }: Ticket, user: UserRow): Answer {
  bookTicket(user, event, amount, addPremium)
  const rsvp = comeTo(event, user, { amount, addPremium, newUser })
  return { rsvp: toRsvp(rsvp), event: toEvent(event, user) }
}

finishPayments<Ticket>('rsvp', (ticket, userId) => {
  const user = findUser(userId)
  const event = db.events.find(({ eventId }) => eventId === ticket.eventId)
  // The bank may take its time: if the place is gone by now, or booked by another payment, nothing is charged.
  if (!user || !event || whyNotCome(event, user.userId)) return
  finishTicket(event, { ...ticket, addPremium: ticket.addPremium && !user.isPremiumMember }, user)
})

function answerOf(event: EventRow, me: UserRow): Shape<'EventRsvp'> {
  const row = findRsvp(event.eventId, me.userId) ?? reject(404, 'You have no RSVP for this event')
  return { event: toEvent(event, me), rsvp: toRsvp(row) }
}

export const events = {
  listEvents: ({ db, user }) =>
    db.events
      .filter(({ status }) => status !== 'DRAFT' || actsAsAdmin(user, 'listEvents'))
      .sort(byStart)
      .map((row) => toEvent(row, user)),
  listEventsByCategory: ({ db, user, path }) =>
    db.events
      .filter(({ status, category }) => status !== 'DRAFT' && category === path.category.toLowerCase())
      .sort(byStart)
      .map((row) => toEvent(row, user)),
  listMyEvents: ({ db, me }) =>
    db.events
      .filter(({ eventId }) => findRsvp(eventId, me.userId))
      .sort(byStart)
      .map((row) => answerOf(row, me)),
  getEvent: ({ user, path }) => toEvent(publicEvent(path.eventId), user),
  getEventPrice: ({ user, path }) => toPrice(publicEvent(path.id), user),
  rsvpFree: ({ user, path, body: { newUser } }) => {
    const event = publicEvent(path.id)
    checkPlace(event, user?.userId)
    if (pricesFor(event, user).amount > 0) reject(409, 'This event is not free', { code: 'not_free' })
    checkVisitor(user, newUser)
    const { row, signedIn } = comer(user, newUser)
    const rsvp = comeTo(event, row, { amount: 0, newUser: !user, addPremium: false })
    return { rsvp: toRsvp(rsvp), event: toEvent(event, row), ...signedIn }
  },
  rsvpPaid: ({ user, path, body: { stripeTokenId, newUser, addPremium = false } }) => {
    const event = publicEvent(path.id)
    checkPlace(event, user?.userId)
    const { amount, premium } = pricesFor(event, user)
    if (amount === 0) reject(409, 'This event is free for you', { code: 'free' })
    if (addPremium && user?.isPremiumMember) reject(409, 'You’re already a premium member')
    checkVisitor(user, newUser)
    const how = chargeSource(stripeTokenId, [user?.userId ?? null])
    const { row, signedIn } = comer(user, newUser)
    const ticket: Ticket = { eventId: event.eventId, amount: addPremium ? premium : amount, addPremium, newUser: !user }
    if (how === 'paid')
      return { ...finishTicket(event, ticket, row), ...signedIn, ...(user ? {} : { user: toUser(row) }) }
    return { requires_action: true, client_secret: askBankFirst('rsvp', ticket, row.userId), ...signedIn }
  },
  cancelRsvp: ({ me, path }) => {
    const event = anyEvent(path.id)
    const row = findRsvp(path.id, me.userId) ?? reject(404, 'You have no RSVP for this event')
    if (row.status === 'CANCELLED') reject(409, 'You’ve already cancelled')
    const isStarted = Date.parse(event.startsAt) <= clock.now()
    if (isStarted || !canCancel(row, event, clock.now())) reject(409, 'This event has started or was cancelled')
    const refund = refundOf(row, event, clock.now()) ?? 0
    Object.assign(row, {
      status: 'CANCELLED',
      cancelledAt: clock.iso(),
      ...(refund > 0 ? { refundAmount: toSgd(refund) } : {}),
    })
    sendMail(notGoingMail(me, event, refund))
    return answerOf(event, me)
  },
  uncancelRsvp: ({ me, path }) => {
    const event = publicEvent(path.id)
    const row = findRsvp(path.id, me.userId) ?? reject(404, 'You have no RSVP for this event')
    checkPlace(event, me.userId)
    if (!canUncancel(row, event, placesLeft(event), clock.now()))
      reject(409, 'You’ve been refunded, so you need to pay again', { code: 'refunded' })
    Object.assign(row, { status: 'GOING', cancelledAt: null })
    return answerOf(event, me)
  },

  getEventForAdmin: ({ user, path }) => {
    const event = anyEvent(path.id)
    const rows = rsvpsOf(path.id)
    const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length
    return {
      event: toEvent(event, user),
      rsvps: rows.map(toRsvp),
      goingCount: count(({ status }) => status === 'GOING'),
      cancelledCount: count(({ status }) => status === 'CANCELLED'),
      attendedCount: count(({ attended }) => attended),
      revenue: toSgd(
        rows.reduce((sum, row) => sum + toCents(row.paid ? row.amount : 0) - toCents(row.refundAmount), 0),
      ),
    }
  },
  createEvent: ({ db, user, body }) => {
    checkEvent(body)
    const row = eventFrom(body, undefined, freshId('ev'))
    db.events.push(row)
    return toEvent(row, user)
  },
  updateEvent: ({ user, path, body }) => {
    const before = anyEvent(path.eventId)
    checkEvent(
      { ...(before.endsAt && { endsAt: before.endsAt }), ...body },
      rsvpsOf(path.eventId).filter(({ status }) => status === 'GOING').length,
    )
    const after = eventFrom(body, before, path.eventId)
    db.events = db.events.map((row) => (row === before ? after : row))
    tellGoing(before, after)
    return toEvent(after, user)
  },
  deleteEvent: ({ path }) => {
    const row = anyEvent(path.eventId)
    if (rsvpsOf(path.eventId).some(({ paid, refundAmount }) => paid && !refundAmount))
      reject(409, 'People have paid for this event. Cancel it instead, so that they’re refunded')
    db.events = db.events.filter((event) => event !== row)
    db.rsvps = db.rsvps.filter(({ eventId }) => eventId !== path.eventId)
    return { ok: true }
  },
  toggleRsvpAttendance: ({ path }) => {
    const row = findRsvp(path.eventId, path.userId) ?? reject(404, 'This person has no RSVP for this event')
    if (row.status === 'CANCELLED') reject(409, 'This person has cancelled')
    row.attended = !row.attended
    return toRsvp(row)
  },
} satisfies Partial<Handlers>
