import type { CommunityEvent } from '@/contract/types'
import { dayText, momentMs, offsetText, timeText } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'
import { isZone, wallClock, zoneOffset, type WallClock } from '@/lib/dates/zones'

/** The community's time zone: the default for events without one. */
export const homeZone = 'Asia/Singapore'

type Timed = Pick<CommunityEvent, 'startsAt' | 'endsAt' | 'timeZone'>

/** Date and time of an event in one zone. */
export type TimesIn = {
  /** IANA name. */
  zone: string
  /** Display name of the zone: `Singapore`, `New York`. */
  place: string
  /** `UTC+08:00` at the start, including daylight saving time. */
  offset: string
  /** `Fri` */
  weekday: string
  /** `DD/MM/YYYY` */
  date: string
  /** `HH:mm` */
  from: string
  /** `HH:mm`; empty if no end is known. */
  to: string
  /** `DD/MM/YYYY` if it ends on another day. */
  endDate?: string
  /** Date and time without the zone: `Fri 04/12/2026, 19:00–21:00`. */
  when: string
  /** The zone: `Singapore, UTC+08:00`. */
  where: string
  /** All of it in one line: `Fri 04/12/2026, 19:00–21:00 (Singapore, UTC+08:00)`. */
  text: string
}

export type EventTimes = {
  event: TimesIn
  /** In the reader's zone; missing if it is the same. */
  yours?: TimesIn
}

/**
 * Date and time of an event in its own zone and in the reader's.
 * @param readerZone the reader's IANA zone; an unknown one is replaced by the event's
 * @returns undefined if the start is invalid
 */
export function eventTimes(event: Timed, readerZone: string): EventTimes | undefined {
  const start = momentMs(event.startsAt)
  if (start === undefined) return undefined
  const end = endOf(event)
  const zone = isZone(event.timeZone) ? event.timeZone : homeZone
  const own = timesIn(zone, start, end)
  if (readerZone === zone || !isZone(readerZone)) return { event: own }
  const yours = timesIn(readerZone, start, end)
  const same =
    own.date === yours.date && own.from === yours.from && own.to === yours.to && own.endDate === yours.endDate
  return same ? { event: own } : { event: own, yours }
}

const endOf = ({ startsAt, endsAt }: Timed): number | undefined => {
  const end = momentMs(endsAt)
  return end !== undefined && end >= (momentMs(startsAt) ?? Infinity) ? end : undefined
}

function timesIn(zone: string, start: number, end: number | undefined): TimesIn {
  const first = wallClock(start, zone)
  const last = end === undefined ? undefined : wallClock(end, zone)
  const [date, endDay] = [dateOf(first), last && dateOf(last)]
  const times: Omit<TimesIn, 'when' | 'where' | 'text'> = {
    zone,
    place: placeOf(zone),
    offset: offsetText(zoneOffset(start, zone, first)),
    weekday: weekdayOf(first),
    date,
    from: timeOf(first),
    to: last ? timeOf(last) : '',
    ...(endDay && endDay !== date ? { endDate: endDay } : {}),
  }
  // Within the week its name says which day.
  const endDate = end !== undefined && end - start > 6 * dayMs ? ` ${times.endDate},` : ''
  const until = times.to && `–${times.endDate && last ? `${weekdayOf(last)}${endDate} ` : ''}${times.to}`
  const when = `${times.weekday} ${date}, ${times.from}${until}`
  // UTC itself is at no place.
  const where = /^(Etc\/|UTC|GMT)/.test(zone) ? times.offset : `${times.place}, ${times.offset}`
  return { ...times, when, where, text: `${when} (${where})` }
}

const dateOf = ({ year, month, day }: WallClock) => dayText(year, month, day)
const timeOf = ({ hour, minute }: WallClock) => timeText(hour, minute)
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekdayOf = ({ year, month, day }: WallClock) =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''

/** Display name of a zone: `America/New_York` is New York. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** Compares events by their start; those without a readable one come last. */
export const bySoonest = (one: Pick<Timed, 'startsAt'>, other: Pick<Timed, 'startsAt'>): number => {
  const [first, second] = [momentMs(one.startsAt) ?? Infinity, momentMs(other.startsAt) ?? Infinity]
  return first === second ? 0 : first - second
}

/** Phase of an event; for drafts and cancelled events only the status counts. */
export type EventPhase = 'upcoming' | 'running' | 'over'

/** A late event without an end isn't over at midnight. */
const atLeast = dayMs / 4

/** The day of a moment where an event is. */
const dayAt = (at: number, { timeZone }: Timed): string => {
  const { year, month, day } = wallClock(at, isZone(timeZone) ? timeZone : homeZone)
  return dayText(year, month, day)
}

/**
 * Whether an event is upcoming, in progress or over. Without an end it lasts until the end of its day, and six hours at
 * least.
 * @param now milliseconds
 * @returns undefined if nobody can read when it starts
 */
export function eventPhase(event: Timed, now: number): EventPhase | undefined {
  const start = momentMs(event.startsAt)
  if (start === undefined) return undefined
  if (start > now) return 'upcoming'
  const end = endOf(event)
  // The day where it is takes the browser long to tell, and a list asks about each of its events several times.
  const isOpen = () => now < start + atLeast || dayAt(now, event) === dayAt(start, event)
  const isRunning = end === undefined ? isOpen() : now < end
  return isRunning ? 'running' : 'over'
}
