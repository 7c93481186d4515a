import { describe, expect, it } from 'vitest'
import { eventsApi } from '@/api/community/events'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

const events = eventsApi.endpoints
const fresh = { forceRefetch: true }

it('seeded RSVPs are refunded by the rule of their event, or because it was cancelled', () => {
  const paid = db.rsvps.filter(({ amount = 0 }) => amount > 0)
  const expected = paid.map((row) => {
    const event = db.events.find(({ eventId }) => eventId === row.eventId)
    const inTime = event?.refundUntil && row.cancelledAt && row.cancelledAt <= event.refundUntil
    return [row.rsvpId, event?.status === 'CANCELLED' || inTime ? row.amount : undefined]
  })
  expect(paid.map(({ rsvpId, refundAmount }) => [rsvpId, refundAmount])).toEqual(expected)
  expect(paid.filter(({ refundAmount }) => refundAmount).length).toBeGreaterThan(10)
  expect(paid.some(({ status, refundAmount }) => status === 'CANCELLED' && !refundAmount)).toBe(true)
})

describe('event list', () => {
  it('returns the online link only to attendees and administrators', async () => {
    const online = { eventId: 'ev-annual-conference' }
    const linkFor = async (persona: 'visitor' | 'member' | 'premium' | 'admin') =>
      (await callingAs(persona).call(events.getEvent.initiate(online, fresh))).data?.onlineUrl
    expect([await linkFor('visitor'), await linkFor('member')]).toEqual([null, null])
    expect([await linkFor('premium'), await linkFor('admin')]).toEqual([expect.any(String), expect.any(String)])
  })
})

describe('cancelling and un-cancelling', () => {
  it('refunds according to the event, and requires a new payment afterwards', async () => {
    const { call } = callingAs('member')
    const { data } = await call(events.cancelRsvp.initiate({ id: 'ev-brand-workshop' }))
    expect(data?.rsvp).toMatchObject({ status: 'CANCELLED', refundAmount: 120 })
    expect((await call(events.cancelRsvp.initiate({ id: 'ev-brand-workshop' }))).error).toMatchObject({ status: 409 })
    const back = await call(events.uncancelRsvp.initiate({ id: 'ev-brand-workshop' }))
    expect(back.error).toMatchObject({ status: 409, code: 'refunded' })
    const again = await call(
      events.rsvpPaid.initiate({ id: 'ev-brand-workshop', body: { stripeTokenId: 'tok_visa_4242' } }),
    )
    expect(again.data?.rsvp).toMatchObject({ status: 'GOING', paid: true })
    expect(again.data?.rsvp).not.toHaveProperty('refundAmount')
    expect(toasts().map((text) => text.split(':')[1]?.trim())).toEqual([
      'Failed to cancel RSVP',
      'Failed to un-cancel RSVP',
    ])
  })

  it('refunds nothing after the refund deadline', async () => {
    clock.move(10 * 86_400_000)
    const { data } = await callingAs('member').call(events.cancelRsvp.initiate({ id: 'ev-brand-workshop' }))
    expect(data?.rsvp.refundAmount).toBeUndefined()
  })
})
