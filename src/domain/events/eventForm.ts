import type { CommunityEvent, Shape } from '@/contract/types'
import { toCents, toSgd, type Cents } from '@/lib/money/money'
import { dayMs } from '@/lib/dates/day'
import { fromLocalTime, toLocalTime } from '@/lib/dates/zonedTime'
import { isZone } from '@/lib/dates/zones'
import { homeZone } from './eventTimes'

type EventInput = Shape<'EventInput'>

/** The values of an event's form: texts are never null, amounts are cents, moments ISO 8601 in UTC. */
export type EventValues = {
  /** Empty: the event doesn't say. */
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED' | ''
  title: string
  category: string
  summary: string
  description: string
  host: string
  image: string
  timeZone: string
  startsAt: string
  endsAt: string
  venue: string
  /** Undefined: the event doesn’t say. */
  online: boolean | undefined
  onlineUrl: string
  capacity: number | string
  price: Cents | string
  premiumPrice: Cents | string
  refundRule: string
  refundUntil: string
}

/** A new event: a free draft in the community's own zone. */
export const newEvent: EventValues = {
  status: 'DRAFT',
  title: '',
  category: '',
  summary: '',
  description: '',
  host: '',
  image: '',
  timeZone: homeZone,
  startsAt: '',
  endsAt: '',
  venue: '',
  online: false,
  onlineUrl: '',
  capacity: '',
  price: 0,
  premiumPrice: '',
  refundRule: '',
  refundUntil: '',
}

/** An event as the values of its form. A premium price that equals the price is an empty field. */
export function eventValues(event: CommunityEvent): EventValues {
  const { price, premiumPrice, capacity, timeZone, online, status = '' } = event
  const text = (name: 'summary' | 'description' | 'host' | 'image' | 'venue' | 'onlineUrl' | 'refundRule') =>
    event[name] ?? ''
  return {
    status,
    title: event.title,
    category: event.category,
    summary: text('summary'),
    description: text('description'),
    host: text('host'),
    image: text('image'),
    timeZone: isZone(timeZone) ? timeZone : homeZone,
    startsAt: event.startsAt,
    endsAt: event.endsAt ?? '',
    venue: text('venue'),
    online,
    onlineUrl: text('onlineUrl'),
    capacity: capacity ?? '',
    price: toCents(price),
    premiumPrice: premiumPrice === undefined || premiumPrice === price ? '' : toCents(premiumPrice),
    refundRule: text('refundRule'),
    refundUntil: event.refundUntil ?? '',
  }
}

/** The form's values as the body of a request; what doesn't apply is emptied: the link of an event on site, for one. */
export function eventInput(values: EventValues): EventInput {
  const orNull = (text: string) => text.trim() || null
  const price = typeof values.price === 'number' ? values.price : 0
  const isPaid = price > 0
  const premium = typeof values.premiumPrice === 'number' ? values.premiumPrice : price
  return {
    ...(values.status && { status: values.status }),
    title: values.title.trim(),
    category: values.category.trim().toLowerCase(),
    summary: values.summary.trim(),
    description: values.description,
    host: orNull(values.host),
    image: orNull(values.image),
    timeZone: values.timeZone,
    startsAt: values.startsAt,
    ...(values.endsAt && { endsAt: values.endsAt }),
    venue: orNull(values.venue),
    ...(values.online !== undefined && { online: values.online }),
    onlineUrl: values.online ? orNull(values.onlineUrl) : null,
    capacity: typeof values.capacity === 'number' ? values.capacity : null,
    price: toSgd(price),
    premiumPrice: toSgd(isPaid ? premium : 0),
    refundRule: isPaid ? orNull(values.refundRule) : null,
    refundUntil: isPaid ? orNull(values.refundUntil) : null,
  }
}

const weekMs = 7 * dayMs

/**
 * A new draft with the texts of another event, on the same weekday and at the same local time, at least a week ahead.
 * @param now milliseconds
 */
export function eventLike(event: CommunityEvent, now: number): EventValues {
  const values = eventValues(event)
  const start = Date.parse(values.startsAt)
  const weeks = Number.isFinite(start) ? Math.max(1, Math.ceil((now + weekMs - start) / weekMs)) : 0
  const moved = (at: string) => (at && movedByWeeks(at, weeks, values.timeZone)) || ''
  return {
    ...values,
    status: 'DRAFT',
    title: `Copy of ${values.title}`,
    startsAt: moved(values.startsAt),
    endsAt: moved(values.endsAt),
    refundUntil: moved(values.refundUntil),
  }
}

/** Keeps the local time across a change to or from daylight saving time. */
function movedByWeeks(at: string, weeks: number, zone: string): string | undefined {
  const [day = '', time = ''] = toLocalTime(at, zone).split('T')
  const date = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isFinite(date)) return undefined
  return fromLocalTime(`${new Date(date + weeks * weekMs).toISOString().slice(0, 10)}T${time}`, zone)
}
