import { describe, expect, it } from 'vitest'
import { eventPhase, eventTimes, placeOf } from '@/domain/events/eventTimes'
import { offsetText } from '@/lib/dates/dates'
import { momentOf, wallClock, zoneOffset } from '@/lib/dates/zones'

const times = (startsAt: string, endsAt: string, timeZone: string, reader: string) =>
  eventTimes({ startsAt, endsAt, timeZone }, reader)

describe('date and time of an event, local and for the reader', () => {
  it('shows only the event’s own time if the reader’s is the same', () => {
    const read = times('2026-12-04T11:00:00Z', '2026-12-04T13:00:00Z', 'Asia/Singapore', 'Asia/Singapore')
    expect(read?.event.text).toBe('Fri 04/12/2026, 19:00–21:00 (Singapore, UTC+08:00)')
    expect(read?.yours).toBeUndefined()
    expect(
      times('2026-12-04T11:00:00Z', '2026-12-04T13:00:00Z', 'Asia/Singapore', 'Asia/Manila')?.yours,
    ).toBeUndefined()
  })

  it.each([
    ['Asia/Kolkata', 'Fri 04/12/2026, 16:30–18:30 (Kolkata, UTC+05:30)'],
    ['UTC', 'Fri 04/12/2026, 11:00–13:00 (UTC+00:00)'],
  ])('shows both to a reader in %s, and names no place for UTC', (zone, text) => {
    const read = times('2026-12-04T11:00:00Z', '2026-12-04T13:00:00Z', 'Asia/Singapore', zone)
    expect(read?.yours?.text).toBe(text)
  })

  it('handles the start of daylight saving time in London', () => {
    const before = times('2026-03-28T19:00:00Z', '2026-03-28T20:00:00Z', 'Europe/London', 'Asia/Singapore')
    expect(before?.event.text).toBe('Sat 28/03/2026, 19:00–20:00 (London, UTC+00:00)')
    expect(before?.yours?.text).toBe('Sun 29/03/2026, 03:00–04:00 (Singapore, UTC+08:00)')
    const after = times('2026-03-29T18:00:00Z', '2026-03-29T19:00:00Z', 'Europe/London', 'Asia/Singapore')
    expect(after?.event.text).toBe('Sun 29/03/2026, 19:00–20:00 (London, UTC+01:00)')
    expect(after?.yours?.text).toBe('Mon 30/03/2026, 02:00–03:00 (Singapore, UTC+08:00)')
  })

  it('shows an event during the clock change in local time', () => {
    const forward = times('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'Europe/London', 'Asia/Kolkata')
    expect(forward?.event.text).toBe('Sun 29/03/2026, 00:30–02:30 (London, UTC+00:00)')
    expect(forward?.yours?.text).toBe('Sun 29/03/2026, 06:00–07:00 (Kolkata, UTC+05:30)')
    const back = times('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/London', 'Asia/Kolkata')
    expect(back?.event.text).toBe('Sun 25/10/2026, 01:30–01:30 (London, UTC+01:00)')
  })

  it('shows the last day if it is another one', () => {
    const read = times('2026-12-31T14:00:00Z', '2026-12-31T17:00:00Z', 'Asia/Singapore', 'Europe/London')
    expect(read?.event.text).toBe('Thu 31/12/2026, 22:00–Fri 01:00 (Singapore, UTC+08:00)')
    expect(read?.event.endDate).toBe('01/01/2027')
    const week = times('2026-12-31T14:00:00Z', '2027-01-07T14:00:00Z', 'Asia/Singapore', 'Asia/Singapore')
    expect(week?.event.when).toBe('Thu 31/12/2026, 22:00–Thu 07/01/2027, 22:00')
    const days = times('2026-12-31T14:00:00Z', '2027-01-06T14:00:00Z', 'Asia/Singapore', 'Asia/Singapore')
    expect(days?.event.when).toBe('Thu 31/12/2026, 22:00–Wed 22:00')
    expect(read?.yours?.text).toBe('Thu 31/12/2026, 14:00–17:00 (London, UTC+00:00)')
  })

  it('uses Singapore for an event without a valid zone, and the event’s zone for such a reader', () => {
    expect(eventTimes({ startsAt: '2026-12-04T11:00:00Z' }, 'Asia/Kolkata')?.event.zone).toBe('Asia/Singapore')
    expect(eventTimes({ startsAt: '2026-12-04T11:00:00Z', timeZone: 'Mars/Base' }, '')?.yours).toBeUndefined()
    expect(eventTimes({ startsAt: 'soon' }, 'Asia/Kolkata')).toBeUndefined()
  })

  it('leaves out a missing or invalid end', () => {
    const read = times('2026-12-04T11:00:00Z', '2026-12-04T09:00:00Z', 'Asia/Singapore', 'Asia/Singapore')
    expect(read?.event).toMatchObject({ to: '', text: 'Fri 04/12/2026, 19:00 (Singapore, UTC+08:00)' })
  })
})

describe('zones', () => {
  it.each([
    ['2026-01-15T00:00:00Z', 'Asia/Kolkata', 330],
    ['2026-07-15T00:00:00Z', 'America/New_York', -240],
    ['2026-01-15T00:00:00Z', 'Australia/Sydney', 660],
    ['2026-03-29T00:59:59Z', 'Europe/London', 0],
    ['2026-03-29T01:00:00Z', 'Europe/London', 60],
  ])('at %s %s is %i minutes ahead', (at, zone, minutes) => {
    expect(zoneOffset(Date.parse(at), zone)).toBe(minutes)
  })

  it.each([
    ['2026-12-04', '19:00', 'Asia/Singapore', '2026-12-04T11:00:00.000Z'],
    ['2026-12-04', '19:00', 'Asia/Kolkata', '2026-12-04T13:30:00.000Z'],
    ['2026-03-28', '19:00', 'Europe/London', '2026-03-28T19:00:00.000Z'],
    ['2026-03-29', '19:00', 'Europe/London', '2026-03-29T18:00:00.000Z'],
    // Skipped in spring, repeated in autumn.
    ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, at) => {
    expect(new Date(momentOf(day, time, zone) ?? Number.NaN).toISOString()).toBe(at)
  })

  it('round-trips every hour of a year in five zones', () => {
    for (const zone of ['Asia/Singapore', 'Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Sydney'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 6 * 3_600_000) {
        const { year, month, day, hour, minute } = wallClock(at, zone)
        const two = (value: number) => String(value).padStart(2, '0')
        const again = momentOf(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minute)}`, zone) ?? 0
        // A repeated hour means the first one.
        if (again !== at) expect(at - again).toBe(3_600_000)
      }
  })

  it('rejects invalid input', () => {
    expect(momentOf('2026-13-45', '19:00', 'Asia/Singapore')).toBeUndefined()
    expect(momentOf('04/12/2026', '19:00', 'Asia/Singapore')).toBeUndefined()
    expect(momentOf('2026-12-04', '7pm', 'Asia/Singapore')).toBeUndefined()
    expect(momentOf('2026-12-04', '19:00', 'Nowhere')).toBeUndefined()
    expect(momentOf('2026-02-31', '19:00', 'Asia/Singapore')).toBeUndefined()
    expect(momentOf('2026-12-04', '24:00', 'Asia/Singapore')).toBeUndefined()
  })

  it('formats places and offsets', () => {
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
    expect(offsetText(-210)).toBe('UTC\u221203:30')
    expect(offsetText(0)).toBe('UTC+00:00')
  })
})

describe('the phase of an event', () => {
  const event = { startsAt: '2026-12-04T11:00:00Z', endsAt: '2026-12-04T13:00:00Z' }
  it.each([
    ['2026-12-04T10:59:59Z', 'upcoming'],
    ['2026-12-04T11:00:00Z', 'running'],
    ['2026-12-04T12:59:59Z', 'running'],
    ['2026-12-04T13:00:00Z', 'over'],
  ])('at %s it is %s', (now, phase) => {
    expect(eventPhase(event, Date.parse(now))).toBe(phase)
  })
  it.each([
    ['2026-12-04T09:00:00Z', '2026-12-04T15:59:59Z', 'running'],
    ['2026-12-04T09:00:00Z', '2026-12-04T16:00:00Z', 'over'],
    ['2026-12-04T14:00:00Z', '2026-12-04T19:59:59Z', 'running'],
    ['2026-12-04T14:00:00Z', '2026-12-04T20:00:00Z', 'over'],
  ])('without an end, one from %s is, at %s, %s (Singapore’s day, six hours at least)', (startsAt, now, phase) => {
    expect(eventPhase({ startsAt }, Date.parse(now))).toBe(phase)
    expect(eventPhase({ startsAt, endsAt: '2026-12-03T11:00:00Z' }, Date.parse(now))).toBe(phase)
  })
  it('is in no phase without a valid start', () => expect(eventPhase({ startsAt: 'soon' }, 0)).toBeUndefined())
})
