import type { Shape } from '@/contract/types'
import { toCents, toSgd } from '@/lib/money/money'
import { isZone } from '@/lib/dates/zones'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { eventCancelledMail, eventChangedMail } from './communityMails'
import type { EventRow } from './communityTables'
import { sendMail } from '../accounts/mailbox'
import { findUser } from '../find'
import { notify } from '../accounts/notify'
import { rsvpsOf } from './rsvps'
import { paths } from '@/domain/navigation/paths'

type Input = Shape<'EventInput'>
const needed = 'This field is required'

/** Throws 422 with `fields` for an invalid event. */
export function checkEvent(body: Input, going = 0): void {
  const fields: Record<string, string> = {}
  if (!body.title?.trim()) fields.title = needed
  if (!body.category?.trim()) fields.category = needed
  else if (/[/\\]/.test(body.category) || body.category.trim().toLowerCase() === 'user')
    fields.category = 'This word cannot be a category'
  const [start, end] = [Date.parse(body.startsAt), Date.parse(body.endsAt ?? '')]
  if (!Number.isFinite(start)) fields.startsAt = 'Please enter a day and a time'
  if (body.endsAt && !Number.isFinite(end)) fields.endsAt = 'Please enter a day and a time'
  else if (end <= start) fields.endsAt = 'The end must be after the start'
  if (!(body.price >= 0)) fields.price = 'Please enter an amount of 0 or more'
  if (body.premiumPrice !== undefined && !(body.premiumPrice >= 0 && body.premiumPrice <= body.price))
    fields.premiumPrice = 'Please enter an amount that is not above the price'
  if (body.timeZone !== undefined && !isZone(body.timeZone)) fields.timeZone = 'We do not know this time zone'
  if (body.capacity !== undefined && body.capacity !== null && !(Number.isInteger(body.capacity) && body.capacity >= 1))
    fields.capacity = 'Please enter a whole number of 1 or more'
  else if (body.capacity && body.capacity < going) fields.capacity = `${going} people are already going`
  if (body.onlineUrl && !/^https?:\/\//i.test(body.onlineUrl)) fields.onlineUrl = 'Please enter a valid URL'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

/** An event from an administrator's input; missing fields keep their value, or stay empty. */
export function eventFrom(body: Input, before: EventRow | undefined, eventId: string): EventRow {
  const price = toSgd(toCents(body.price))
  return {
    ...{ venue: null, online: false, onlineUrl: null, capacity: null, status: 'DRAFT' as const, refundUntil: null },
    ...{ timeZone: 'Asia/Singapore', refundRule: null, image: null, host: null, summary: '', description: '' },
    ...before,
    ...body,
    eventId,
    title: body.title.trim(),
    category: body.category.trim().toLowerCase(),
    price,
    premiumPrice: toSgd(toCents(body.premiumPrice ?? price)),
    sequence: before ? before.sequence + 1 : 0,
    createdAt: before?.createdAt ?? clock.iso(),
    updatedAt: clock.iso(),
  }
}

const matters = ['startsAt', 'endsAt', 'venue', 'onlineUrl', 'timeZone'] as const

/** Notifies all attendees of a change; if the host cancels, refunds everyone in full. */
export function tellGoing(before: EventRow, after: EventRow): void {
  const cancelled = after.status === 'CANCELLED' && before.status !== 'CANCELLED'
  const again = before.status === 'CANCELLED' && after.status === 'PUBLISHED'
  const changed = matters.some((key) => before[key] !== after[key])
  if (after.status === 'DRAFT' || Date.parse(after.endsAt ?? '') < clock.now()) return
  for (const row of rsvpsOf(after.eventId)) {
    if (row.status !== 'GOING') continue
    const user = findUser(row.userId)
    if (cancelled && row.paid) row.refundAmount = row.amount
    // Refunded attendees have no place if the event takes place after all.
    if (again && row.refundAmount) Object.assign(row, { status: 'CANCELLED', cancelledAt: clock.iso() })
    if (!user || (!cancelled && !changed)) continue
    sendMail(cancelled ? eventCancelledMail(user, after, toCents(row.refundAmount)) : eventChangedMail(user, after))
    notify(row.userId, {
      kind: 'event',
      title: `${after.title} ${cancelled ? 'was cancelled' : 'has changed'}`,
      text: cancelled ? 'The host has cancelled it.' : 'Please look at the time and the place again.',
      href: paths.event(after.eventId),
    })
  }
}
