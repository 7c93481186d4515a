import { describe, expect, it } from 'vitest'
import { eventInput, eventLike, eventValues, newEvent } from '@/domain/events/eventForm'
import { toLocalTime } from '@/lib/dates/zonedTime'

const event = {
  eventId: 'e',
  title: 'London evening',
  category: 'networking',
  price: 45,
  premiumPrice: 30,
  startsAt: '2026-10-20T17:30:00.000Z',
  endsAt: '2026-10-20T20:00:00.000Z',
  timeZone: 'Europe/London',
  venue: null,
  online: true,
  onlineUrl: 'https://meet.example.com/x',
  capacity: 12,
  status: 'PUBLISHED' as const,
  refundRule: 'All of it',
  refundUntil: '2026-10-17T17:30:00.000Z',
}

describe('the form of an event', () => {
  it('turns dollars into cents and back, and nulls into empty texts', () => {
    const { eventId: _eventId, ...stored } = event
    const values = eventValues(event)
    expect(values).toMatchObject({ price: 4500, premiumPrice: 3000, venue: '', host: '', capacity: 12 })
    expect(eventInput(values)).toMatchObject({ ...stored, host: null, image: null })
  })

  it('empties what does not apply', () => {
    const values = { ...eventValues(event), online: false, price: 0, premiumPrice: '', capacity: '' }
    expect(eventInput(values)).toMatchObject({
      onlineUrl: null,
      price: 0,
      premiumPrice: 0,
      refundRule: null,
      refundUntil: null,
      capacity: null,
    })
    expect(eventInput({ ...newEvent, price: 1250 }).premiumPrice).toBe(12.5)
  })

  it('moves a copy by whole weeks at the same local time, across the end of summer time', () => {
    const now = Date.parse('2026-11-22T00:00:00Z')
    const copy = eventLike(event, now)
    expect(copy).toMatchObject({ status: 'DRAFT', title: 'Copy of London evening' })
    expect(toLocalTime(copy.startsAt, 'Europe/London')).toBe('2026-12-01T18:30')
    expect(toLocalTime(copy.endsAt, 'Europe/London')).toBe('2026-12-01T21:00')
    expect(toLocalTime(copy.refundUntil, 'Europe/London')).toBe('2026-11-28T18:30')
    expect(Date.parse(eventLike({ ...event, startsAt: '2027-01-05T18:30:00Z' }, now).startsAt)).toBe(
      Date.parse('2027-01-12T18:30:00Z'),
    )
  })
})
