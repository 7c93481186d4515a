import { expect, it } from 'vitest'
import { adminEventsApi } from '@/api/admin/events'
import { eventsApi } from '@/api/community/events'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { callingAs } from '@tests/calling'
import { required } from '@tests/required'

const admin = adminEventsApi.endpoints
const workshop = 'ev-brand-workshop'

it('a cancelled event refunds every paid RSVP in full, and is never deleted', async () => {
  const { call } = callingAs('admin')
  const { event, revenue } = await call(admin.getEventForAdmin.initiate({ id: workshop })).unwrap()
  expect(revenue).toBeGreaterThan(0)
  expect((await call(admin.deleteEvent.initiate({ eventId: workshop }))).error).toMatchObject({ status: 409 })
  const { title, category, price, startsAt } = event
  const body = { title, category, price, startsAt, endsAt: required(event.endsAt), status: 'CANCELLED' as const }
  await call(admin.updateEvent.initiate({ eventId: workshop, body }))
  const paid = db.rsvps.filter((row) => row.eventId === workshop && row.status === 'GOING' && row.paid)
  expect(paid.length).toBeGreaterThan(0)
  expect(paid.filter(({ amount, refundAmount }) => amount !== refundAmount)).toEqual([])
})

it('a member’s own cancellation refunds until the deadline only', async () => {
  const { call } = callingAs('member')
  const cancel = async () => (await call(eventsApi.endpoints.cancelRsvp.initiate({ id: workshop }))).data?.rsvp
  expect(await cancel()).toMatchObject({ status: 'CANCELLED', refundAmount: 120 })
  const body = { stripeTokenId: 'tok_visa_4242' }
  const { data } = await call(eventsApi.endpoints.rsvpPaid.initiate({ id: workshop, body }))
  expect(data?.rsvp).toMatchObject({ status: 'GOING', paid: true })
  clock.move(10 * 86_400_000)
  callingAs('member')
  expect((await cancel())?.refundAmount).toBeUndefined()
})
