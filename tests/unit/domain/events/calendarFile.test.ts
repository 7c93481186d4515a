import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import type { CommunityEvent, Shape } from '@/contract/types'
import {
  calendarBlob,
  calendarFile,
  calendarFileName,
  calendarUid,
  type CalendarEntry,
} from '@/domain/events/calendarFile'
import { escapeText, foldLine } from '@/domain/events/calendarText'
import { has, only, parseIcs, textOf } from '../icsParser'

const event: CommunityEvent = {
  eventId: 'ev-12',
  title: 'Founders’ breakfast',
  category: 'networking',
  price: 0,
  startsAt: '2026-12-04T00:30:00.000Z',
  endsAt: '2026-12-04T02:00:00.000Z',
  timeZone: 'Asia/Singapore',
  venue: 'The Hive, 59 New Bridge Road; level 2',
  summary: 'Coffee, kaya toast\nand honest numbers.',
  status: 'PUBLISHED',
  sequence: 3,
  updatedAt: '2026-11-20T01:02:03.000Z',
}
const rsvp: Shape<'Rsvp'> = { rsvpId: 'r-1', eventId: 'ev-12', status: 'GOING' }
const options = { product: 'Doerscircle', stamp: '2026-11-21T03:04:05Z' }
const write = (...entries: CalendarEntry[]) => parseIcs(calendarFile(entries, options))
const first = (...entries: CalendarEntry[]) => {
  const [found] = write(...entries).children
  if (!found) throw new Error('no event')
  return found
}
const value = (name: string, ...entries: CalendarEntry[]) => only(first(...entries), name).value

describe('a calendar file', () => {
  it('has the properties that RFC 5545 requires', () => {
    const calendar = write({ event })
    expect(calendar.name).toBe('VCALENDAR')
    expect(only(calendar, 'VERSION').value).toBe('2.0')
    expect(only(calendar, 'PRODID').value).toBe('-//Doerscircle//Events//EN')
    expect(calendar.children.map(({ name }) => name)).toEqual(['VEVENT'])
  })

  it('contains the event in UTC, with the given stamp', () => {
    expect(value('DTSTART', { event })).toBe('20261204T003000Z')
    expect(value('DTEND', { event })).toBe('20261204T020000Z')
    expect(value('DTSTAMP', { event })).toBe('20261121T030405Z')
    expect(value('LAST-MODIFIED', { event })).toBe('20261120T010203Z')
  })

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const awkward = { ...event, title: 'A, b; c \\ d\r\ne\rf' }
    expect(only(first({ event: awkward }), 'SUMMARY').value).toBe('A\\, b\\; c \\\\ d\\ne\\nf')
    expect(textOf(value('LOCATION', { event }))).toBe('The Hive, 59 New Bridge Road; level 2')
    expect(textOf(value('DESCRIPTION', { event }))).toBe('Coffee, kaya toast\nand honest numbers.')
  })

  it('keeps one UID for an event, in every file and after every change', () => {
    const uid = value('UID', { event })
    expect(uid).toBe('event-ev-12@doerscircle.calendar')
    expect(value('UID', { event: { ...event, title: 'Moved', sequence: 9 }, rsvp })).toBe(uid)
    expect(calendarUid('ev-13', 'Doerscircle')).not.toBe(uid)
    expect(calendarUid('ev-12', 'Another place')).toBe('event-ev-12@another-place.calendar')
  })

  it('has the server’s sequence, 0 by default', () => {
    expect(value('SEQUENCE', { event })).toBe('3')
    const { sequence: _sequence, ...unchanged } = event
    expect(value('SEQUENCE', { event: unchanged })).toBe('0')
  })

  it('cancels what the host or the person has cancelled', () => {
    const byHost = write({ event: { ...event, status: 'CANCELLED', sequence: 4 }, rsvp })
    expect(only(byHost, 'METHOD').value).toBe('CANCEL')
    expect(value('STATUS', { event: { ...event, status: 'CANCELLED' } })).toBe('CANCELLED')
    expect(value('STATUS', { event, rsvp: { ...rsvp, status: 'CANCELLED' } })).toBe('CANCELLED')
    expect(value('STATUS', { event, rsvp })).toBe('CONFIRMED')
    expect(only(write({ event, rsvp }), 'METHOD').value).toBe('PUBLISH')
  })

  it('contains several events, including cancelled ones', () => {
    const other = { ...event, eventId: 'ev-13', status: 'CANCELLED' as const }
    const calendar = write({ event, rsvp }, { event: other, rsvp })
    expect(only(calendar, 'METHOD').value).toBe('PUBLISH')
    expect(calendar.children.map((child) => only(child, 'STATUS').value)).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(new Set(calendar.children.map((child) => only(child, 'UID').value)).size).toBe(2)
  })

  it('leaves out unknown and invalid values', () => {
    const bare: CommunityEvent = { eventId: 'x', title: 'x', category: '', startsAt: '2026-12-04T00:30:00Z', price: 0 }
    const lines = first({ event: bare })
    for (const name of ['DTEND', 'LOCATION', 'DESCRIPTION', 'URL', 'CATEGORIES']) expect(has(lines, name)).toBe(false)
    expect(write({ event: { ...bare, startsAt: 'soon' } }).children).toEqual([])
    for (const endsAt of ['2026-12-03T00:30:00Z', bare.startsAt])
      expect(has(first({ event: { ...bare, endsAt } }), 'DTEND')).toBe(false)
  })

  it('contains the links to join and to read more', () => {
    const online = { ...event, venue: null, online: true, onlineUrl: 'https://meet.example.com/a?b=1,2' }
    const lines = first({ event: online, url: 'https://doers.example.com/events/ev-12' })
    expect(only(lines, 'LOCATION').value).toBe('Online')
    expect(textOf(only(lines, 'DESCRIPTION').value)).toContain('Join here: https://meet.example.com/a?b=1,2')
    expect(only(lines, 'URL').value).toBe('https://doers.example.com/events/ev-12')
  })

  it('remains valid with any title, place or text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g
    fc.assert(
      fc.property(text, text, text, (title, venue, summary) => {
        const well = (one: string) => one.replace(/[\ud800-\udfff]/gu, '')
        const lines = first({ event: { ...event, title: well(title), venue: well(venue), summary: well(summary) } })
        const read = textOf(only(lines, 'SUMMARY').value)
        const asMeant = well(title)
          .replace(/\r\n?|\u2028|\u2029/g, '\n')
          .replace(control, '')
        return read === asMeant && lines.properties.length >= 8
      }),
      { numRuns: 500 },
    )
  })
})

describe('the parts of a calendar file', () => {
  it('folds at 75 octets, not characters, and never inside a character', () => {
    const line = `SUMMARY:${'日本🎉é'.repeat(40)}`
    const folded = foldLine(line)
    for (const part of folded.split('\r\n')) {
      expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      expect(part).not.toMatch(/[\ud800-\udbff]$/)
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })

  it('escapes once', () => {
    expect(escapeText('a\\n')).toBe('a\\\\n')
    expect(escapeText('a\u0000b\tc')).toBe('ab\tc')
  })

  it('names the file', () => {
    expect(calendarFileName([{ event }], 'Doerscircle')).toBe('founders-breakfast.ics')
    expect(calendarFileName([{ event: { ...event, title: '東京' } }], 'Doerscircle')).toBe('doerscircle-events.ics')
    expect(calendarFileName([{ event }, { event }], 'Doerscircle')).toBe('doerscircle-events.ics')
    expect(calendarBlob('x').type).toBe('text/calendar;charset=utf-8')
  })
})
