import { describe, expect, it } from 'vitest'
import type { CommunityEvent, Shape } from '@/contract/types'
import { canCancel, canUncancel, nextGoing, refundOf, rsvpRefusal, spotsLeft } from '@/domain/events/rsvp'

const now = Date.parse('2026-11-21T04:00:00Z')
const event: CommunityEvent = {
  eventId: 'ev-1',
  title: 'Workshop',
  category: 'workshop',
  price: 45,
  status: 'PUBLISHED',
  capacity: 30,
  rsvpCount: 29,
  startsAt: '2026-12-04T11:00:00Z',
  endsAt: '2026-12-04T13:00:00Z',
  refundUntil: '2026-12-02T11:00:00Z',
}
const going: Shape<'Rsvp'> = { rsvpId: 'r-1', eventId: 'ev-1', status: 'GOING', paid: true, amount: 45 }
const cancelled = { ...going, status: 'CANCELLED' as const }

describe('RSVP rules (R-EVT-01)', () => {
  it('allows eligible users to RSVP', () => {
    expect(rsvpRefusal(event, undefined, 1, now)).toBeUndefined()
    expect(rsvpRefusal(event, cancelled, null, now)).toBeUndefined()
    expect(rsvpRefusal(event, undefined, undefined, now)).toBeUndefined()
  })
  it('gives the reason if not possible', () => {
    expect(rsvpRefusal({ ...event, status: 'DRAFT' }, undefined, 1, now)).toBe('draft')
    expect(rsvpRefusal({ ...event, status: 'CANCELLED' }, undefined, 1, now)).toBe('cancelled')
    expect(rsvpRefusal(event, undefined, 1, Date.parse('2026-12-04T13:00:00Z'))).toBe('over')
    expect(rsvpRefusal(event, going, 0, now)).toBe('going')
    expect(rsvpRefusal(event, { ...going, status: 'SOMETHING_NEW' as 'GOING' }, 5, now)).toBe('going')
    expect(rsvpRefusal(event, undefined, 0, now)).toBe('full')
  })
  it('finds the next event that a person is going to', () => {
    const at = (eventId: string, startsAt: string, endsAt: string): CommunityEvent => ({
      ...event,
      eventId,
      startsAt,
      endsAt,
    })
    const over = at('over', '2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z')
    const running = at('running', '2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z')
    const next = at('next', '2026-11-22T03:00:00Z', '2026-11-22T05:00:00Z')
    const mine = [event, next, running, over].map((one) => ({ event: one, rsvp: going }))
    expect(nextGoing(mine, now)?.eventId).toBe('running')
    expect(nextGoing(mine.slice(0, 2), now)?.eventId).toBe('next')
    const someDay = at('someDay', 'soon', '')
    expect(
      nextGoing(
        [someDay, next].map((one) => ({ event: one, rsvp: going })),
        now,
      )?.eventId,
    ).toBe('next')
    expect(nextGoing([{ event: next, rsvp: cancelled }], now)).toBeUndefined()
    expect(nextGoing([{ event: { ...next, status: 'CANCELLED' }, rsvp: going }], now)).toBeUndefined()
  })
  it('counts the places left', () => {
    expect(spotsLeft(event)).toBe(1)
    expect(spotsLeft({ ...event, rsvpCount: 31 })).toBe(0)
    expect(spotsLeft({ ...event, capacity: null })).toBeNull()
    const { rsvpCount: _count, ...uncounted } = event
    const { capacity: _capacity, ...unsaid } = uncounted
    expect([spotsLeft(uncounted), spotsLeft(unsaid)]).toEqual([undefined, undefined])
  })
  it('refunds in full until refundUntil and nothing afterwards, in cents', () => {
    expect(refundOf(going, event, now)).toBe(4_500)
    expect(refundOf(going, { ...event, refundUntil: 'soon' }, now)).toBeUndefined()
    expect(refundOf(going, event, Date.parse('2026-12-02T11:00:00Z'))).toBe(4_500)
    expect(refundOf(going, event, Date.parse('2026-12-02T11:00:00.001Z'))).toBe(0)
    expect(refundOf(going, { ...event, refundUntil: null }, now)).toBe(0)
    expect(refundOf({ ...going, paid: false, amount: 45 }, event, now)).toBe(0)
  })
  it('promises no refund, and rules none out, without its facts', () => {
    const { refundUntil: _until, ...open } = event
    const { amount: _amount, ...unpriced } = going
    const { paid: _paid, ...unsaid } = unpriced
    for (const [rsvp, of] of [
      [unsaid, event],
      [going, open],
      [unpriced, event],
    ] as const)
      expect(refundOf(rsvp, of, now)).toBeUndefined()
  })
  it('can be cancelled until the event is over', () => {
    expect(canCancel(going, event, now)).toBe(true)
    expect(canCancel(cancelled, event, now)).toBe(false)
    expect(canCancel(going, { ...event, status: 'CANCELLED' }, now)).toBe(false)
    expect(canCancel(going, event, Date.parse('2026-12-04T11:00:00Z'))).toBe(true)
    expect(canCancel(going, event, Date.parse('2026-12-04T13:00:00Z'))).toBe(false)
  })
  it('can be restored unless it was refunded or the place is gone', () => {
    expect(canUncancel(cancelled, event, 1, now)).toBe(true)
    expect(canUncancel(cancelled, event, 0, now)).toBe(false)
    expect(canUncancel({ ...cancelled, refundAmount: 45 }, event, 1, now)).toBe(false)
    expect(canUncancel(going, event, 1, now)).toBe(false)
  })
})
