import type { CommunityEvent, Shape } from '@/contract/types'
import { escapeText, foldLine, utcStamp } from './calendarText'

/** A calendar event: with the person's own RSVP, if any, and the URL of its page. */
export type CalendarEntry = { event: CommunityEvent; rsvp?: Shape<'Rsvp'>; url?: string }

export type CalendarOptions = {
  /** The product's name: part of every UID, so it must never change for an installation. */
  product: string
  /** When the file was created, ISO 8601 or milliseconds. Of two files the later one wins. */
  stamp: string | number
}

const isCancelled = ({ event, rsvp }: CalendarEntry) => event.status === 'CANCELLED' || rsvp?.status === 'CANCELLED'

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The UID of an event: the same in every file, so that a calendar updates it instead of adding a second one. */
export function calendarUid(eventId: string, product: string): string {
  return `event-${eventId.replace(/[^\w.-]/g, '_')}@${idOf(product) || 'events'}.calendar`
}

/**
 * Creates a calendar file (RFC 5545) of one or more events.
 * Times are in UTC, which needs no zone tables and is safe across daylight saving changes. An event that was
 * cancelled, or whose RSVP was, is `STATUS:CANCELLED`; a file of only such events is `METHOD:CANCEL`, all others are
 * `METHOD:PUBLISH`. SEQUENCE is the event's own (the server increments it with every change). Cancelling an RSVP or
 * renewing it changes only DTSTAMP: with equal SEQUENCE the later stamp wins, in both directions (RFC 5546, 2.1.5).
 * @returns the text of the file; entries with an invalid start are left out
 */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const usable = entries.filter(({ event }) => utcStamp(event.startsAt) !== undefined)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.product)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(usable)}`,
    ...usable.flatMap((entry) => eventLines(entry, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

const methodOf = (entries: readonly CalendarEntry[]) =>
  entries.length > 0 && entries.every(isCancelled) ? 'CANCEL' : 'PUBLISH'

function eventLines(entry: CalendarEntry, { product, stamp }: CalendarOptions): string[] {
  const { event, url } = entry
  const end = utcStamp(event.endsAt)
  const place = event.venue || (event.online ? 'Online' : '')
  const about = [event.summary, event.onlineUrl && `Join here: ${event.onlineUrl}`, url].filter(Boolean).join('\n\n')
  const optional = (name: string, value: string | undefined | null) => (value ? [`${name}:${value}`] : [])
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(event.eventId, product)}`,
    `DTSTAMP:${utcStamp(stamp) ?? '19700101T000000Z'}`,
    `SEQUENCE:${Math.max(0, Math.trunc(event.sequence ?? 0))}`,
    `DTSTART:${utcStamp(event.startsAt)}`,
    ...(end && end > (utcStamp(event.startsAt) ?? '') ? [`DTEND:${end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...optional('DESCRIPTION', escapeText(about)),
    ...optional('LOCATION', escapeText(place)),
    ...optional('CATEGORIES', escapeText(event.category)),
    ...optional('URL', url && uriOf(url)),
    ...optional('CREATED', utcStamp(event.createdAt)),
    ...optional('LAST-MODIFIED', utcStamp(event.updatedAt)),
    `STATUS:${isCancelled(entry) ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled(entry) ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

/** URIs are not escaped like text, so they must not contain line breaks. */
const uriOf = (uri: string) => uri.replace(/[\u0000-\u0020\u007f]/g, '')

/** The calendar file, to pass to `saveFile`. */
export function calendarBlob(text: string): Blob {
  return new Blob([text], { type: 'text/calendar;charset=utf-8' })
}

/** The name of a calendar file: the event's title, or the product's name for several events. */
export function calendarFileName(entries: readonly CalendarEntry[], product: string): string {
  const title = entries.length === 1 ? entries[0]?.event.title : undefined
  return `${(title && idOf(title).slice(0, 60)) || `${idOf(product)}-events`}.ics`
}
