import { describe, expect, it } from 'vitest'
import { adminEventsApi } from '@/api/admin/events'
import { eventsApi } from '@/api/community/events'
import { profileApi } from '@/api/account/profile'
import type { Shape } from '@/contract/types'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { findUserByEmail } from '@mocks/db/find'
import { callingAs, toasts } from '@tests/calling'

const events = eventsApi.endpoints
const admin = adminEventsApi.endpoints
const fresh = { forceRefetch: true }
const breakfast = 'ev-founders-breakfast'
const pitch = 'ev-pitch-night'
const stranger: Shape<'NewUser'> = {
  email: 'new@doers.test',
  firstName: 'New',
  lastName: 'Comer',
  password: 'Doers-2026!',
}

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
  it('is sorted by start, in five time zones, with drafts for administrators only', async () => {
    const { data: seen = [] } = await callingAs('visitor').call(events.listEvents.initiate())
    expect(seen.some(({ status }) => status === 'DRAFT')).toBe(false)
    expect(seen.some(({ status }) => status === 'CANCELLED')).toBe(true)
    expect(seen.map(({ startsAt }) => startsAt)).toEqual(seen.map(({ startsAt }) => startsAt).toSorted())
    expect(new Set(seen.map(({ timeZone }) => timeZone)).size).toBe(5)
    const { data: all = [] } = await callingAs('admin').call(events.listEvents.initiate(undefined, fresh))
    expect(all.length).toBeGreaterThan(seen.length)
    expect(all.length).toBeGreaterThanOrEqual(40)
  })

  it('returns the online link only to attendees and administrators', async () => {
    const online = { eventId: 'ev-annual-conference' }
    const linkFor = async (persona: 'visitor' | 'member' | 'premium' | 'admin') =>
      (await callingAs(persona).call(events.getEvent.initiate(online, fresh))).data?.onlineUrl
    expect([await linkFor('visitor'), await linkFor('member')]).toEqual([null, null])
    expect([await linkFor('premium'), await linkFor('admin')]).toEqual([expect.any(String), expect.any(String)])
  })

  it('responds 404 to drafts and unknown ids', async () => {
    const { call } = callingAs('admin')
    for (const eventId of ['ev-draft-ai', 'nothing'])
      expect((await call(events.getEvent.initiate({ eventId }))).error).toMatchObject({ status: 404 })
    expect((await call(admin.getEventForAdmin.initiate({ id: 'ev-draft-ai' }))).data?.event.status).toBe('DRAFT')
  })
})

describe('a free RSVP (R-EVT-01, R-EVT-02)', () => {
  it('adds a member to the attendees once', async () => {
    const { call } = callingAs('premium')
    const before = await call(events.getEvent.initiate({ eventId: breakfast }))
    const done = await call(events.rsvpFree.initiate({ id: breakfast, body: {} }))
    expect(done.data).toMatchObject({
      rsvp: { status: 'GOING', paid: false },
      event: { rsvpCount: (before.data?.rsvpCount ?? 0) + 1 },
    })
    expect(done.data).not.toHaveProperty('token')
    const { data: mine = [] } = await call(events.listMyEvents.initiate(undefined, fresh))
    expect(mine.map(({ event }) => event.eventId)).toContain(breakfast)
    expect(db.mails[0]).toMatchObject({ to: 'premium@doers.test', subject: 'You’re going: Founders’ breakfast' })
    const again = await call(events.rsvpFree.initiate({ id: breakfast, body: {} }))
    expect(again.error).toMatchObject({ status: 409, code: 'going' })
    expect(toasts()).toEqual(['error: Failed to RSVP: You’re going already'])
  })

  it.each([
    ['ev-studio-tour', 'full'],
    ['ev-harbour-cruise', 'cancelled'],
    ['ev-gst-clinic', 'over'],
    [pitch, 'not_free'],
  ])('is rejected for %s: %s', async (id, code) => {
    const { error } = await callingAs('member').call(events.rsvpFree.initiate({ id, body: {} }))
    expect(error).toMatchObject({ status: 409, code })
  })

  it('creates an account for a visitor and signs them in (R-EVT-03)', async () => {
    const { call, become } = callingAs('visitor')
    const { data } = await call(events.rsvpFree.initiate({ id: breakfast, body: { newUser: stranger } }))
    expect(data?.user).toMatchObject({ email: stranger.email, activated: true })
    expect(data?.rsvp).toMatchObject({ newUser: true, userId: data?.user?.userId })
    become(data?.token)
    const { data: me } = await call(profileApi.endpoints.getMe.initiate(undefined, fresh))
    expect(me?.email).toBe(stranger.email)
    expect(db.mails.some(({ to, subject }) => to === stranger.email && /activate/.test(subject))).toBe(false)
  })

  it('mails a password link to a visitor without a password', async () => {
    const { password: _none, ...newUser } = stranger
    await callingAs('visitor').call(events.rsvpFree.initiate({ id: breakfast, body: { newUser } }))
    const subjects = db.mails.filter(({ to }) => to === stranger.email).map(({ subject }) => subject)
    expect(subjects).toEqual(['You’re going: Founders’ breakfast', 'Choose a new password'])
  })

  it('is rejected for an address with an account, incomplete details, and no user at all', async () => {
    const { call } = callingAs('visitor')
    const known = { ...stranger, email: 'Member@doers.test' }
    const used = await call(events.rsvpFree.initiate({ id: breakfast, body: { newUser: known } }))
    expect(used.error).toMatchObject({ status: 409, server: 'Email already in use' })
    const empty = await call(
      events.rsvpFree.initiate({ id: breakfast, body: { newUser: { ...stranger, firstName: ' ' } } }),
    )
    expect(empty.error).toMatchObject({ status: 422, fields: { firstName: expect.any(String) } })
    expect((await call(events.rsvpFree.initiate({ id: breakfast, body: {} }))).error).toMatchObject({ status: 401 })
    expect(findUserByEmail(stranger.email)).toBeUndefined()
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

  it('restores a free RSVP while places are left', async () => {
    const { call } = callingAs('member')
    expect((await call(events.uncancelRsvp.initiate({ id: 'ev-books-in-order' }))).data?.rsvp.status).toBe('GOING')
    expect((await call(events.uncancelRsvp.initiate({ id: 'ev-cold-email-lab' }))).error).toMatchObject({
      code: 'full',
    })
    expect((await call(events.cancelRsvp.initiate({ id: 'ev-october-breakfast' }))).error).toMatchObject({
      status: 409,
    })
    expect((await call(events.cancelRsvp.initiate({ id: pitch }))).error).toMatchObject({ status: 404 })
  })
})
