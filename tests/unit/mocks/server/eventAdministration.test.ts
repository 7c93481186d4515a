import { describe, expect, it } from 'vitest'
import { adminEventsApi } from '@/api/admin/events'
import { notificationsApi } from '@/api/account/notifications'
import type { Shape } from '@/contract/types'
import { db } from '@mocks/db/db'
import { callingAs } from '@tests/calling'

const admin = adminEventsApi.endpoints
const fresh = { forceRefetch: true }
const breakfast = 'ev-founders-breakfast'
const input = (more: Partial<Shape<'EventInput'>> = {}): Shape<'EventInput'> => ({
  title: 'Test event',
  category: 'workshop',
  price: 10,
  startsAt: '2027-01-10T11:00:00Z',
  endsAt: '2027-01-10T13:00:00Z',
  status: 'PUBLISHED',
  ...more,
})

describe('event administration', () => {
  it('notifies all attendees and refunds paid RSVPs when the host cancels', async () => {
    const { call } = callingAs('admin')
    const { data } = await call(admin.getEventForAdmin.initiate({ id: 'ev-brand-workshop' }))
    expect(data?.rsvps.some(({ firstName, email }) => firstName && email)).toBe(true)
    expect(data?.revenue).toBeGreaterThan(0)
    expect((await call(admin.deleteEvent.initiate({ eventId: 'ev-brand-workshop' }))).error).toMatchObject({
      status: 409,
    })
    const { startsAt = '', endsAt = '', price = 0, premiumPrice } = data?.event ?? {}
    const body = input({
      title: 'A brand in a day',
      startsAt,
      endsAt,
      price,
      ...(premiumPrice === undefined ? {} : { premiumPrice }),
      status: 'CANCELLED',
    })
    await call(admin.updateEvent.initiate({ eventId: 'ev-brand-workshop', body }))
    const { data: after } = await call(admin.getEventForAdmin.initiate({ id: 'ev-brand-workshop' }, fresh))
    expect(
      after?.rsvps
        .filter(({ status, paid }) => status === 'GOING' && paid)
        .every(({ amount, refundAmount }) => amount === refundAmount),
    ).toBe(true)
    const { data: list } = await callingAs('member').call(
      notificationsApi.endpoints.listMyNotifications.initiate(undefined, fresh),
    )
    expect(list?.[0]).toMatchObject({ kind: 'event', title: 'A brand in a day was cancelled' })
    expect(db.mails.filter(({ subject }) => subject === 'Cancelled: A brand in a day')).toHaveLength(
      data?.goingCount ?? 0,
    )
  })

  it('is for administrators only', async () => {
    const { call } = callingAs('owner')
    expect((await call(admin.createEvent.initiate({ body: input() }))).error).toMatchObject({ status: 403 })
    expect((await call(admin.getEventForAdmin.initiate({ id: breakfast }))).error).toMatchObject({ status: 403 })
  })
})
