import { beforeEach, expect, it, vi } from 'vitest'
import { adminEventsApi } from '@/api/admin/events'
import { connectNavigation } from '@/store/navigation/navigation'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { adminWriteDelays, logAdminWrites, subjectOf } from '@/store/tracking/adminWrites'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { signInAs, type Persona } from '@mocks/personas'
import { teardown } from '@tests/teardown'
import { patience } from '@tests/waits'

const eventId = 'ev-founders-breakfast'
const { toggleRsvpAttendance, deleteEvent, getEventForAdmin } = adminEventsApi.endpoints
const lines = () => db.newLogs.map(({ message, description, code, userId }) => ({ message, description, code, userId }))
const soon = (check: () => void) => vi.waitFor(check)
const someone = () => db.rsvps.find((row) => row.eventId === eventId && row.status === 'GOING')?.userId ?? ''

let path = ''

async function working(persona: Persona, at: string) {
  path = at
  const store = makeStore()
  const here = () => path
  store.dispatch(connectNavigation({ recheck: () => Promise.resolve(), here, target: here }))
  await store.dispatch(signIn(signInAs(persona) ?? {}))
  teardown.add(logAdminWrites(store))
  return store
}

beforeEach(() => teardown.set(adminWriteDelays, { gather: 10 }))

it('leaves a line of every write: the call, its ids and its outcome, and nothing of a read', async () => {
  const store = await working('admin', '/admin/event?id=secret')
  const userId = someone()
  await store.dispatch(getEventForAdmin.initiate({ id: eventId }))
  await store.dispatch(toggleRsvpAttendance.initiate({ eventId, userId }))
  await soon(() =>
    expect(lines()).toEqual([
      {
        message: 'toggleRsvpAttendance: done',
        description: `eventId=${eventId}, userId=${userId} at /admin/event`,
        code: 'admin-write',
        userId: 'u-admin',
      },
    ]),
  )
})

it('tells refusals from lost answers, and gathers the calls of a bulk run', async () => {
  const store = await working('admin', '/admin/events')
  fail('deleteEvent', { status: 409, times: 2 })
  await Promise.all(['a', 'b'].map((id) => store.dispatch(deleteEvent.initiate({ eventId: id }))))
  fail('toggleRsvpAttendance', 'cutx1')
  await store.dispatch(toggleRsvpAttendance.initiate({ eventId, userId: someone() }))
  await soon(() =>
    expect(
      lines()
        .map(({ message }) => message)
        .toSorted(),
    ).toEqual(['deleteEvent: refused (409), 2 times', 'toggleRsvpAttendance: unknown (malformed)']),
  )
  expect(lines().find(({ message }) => message?.startsWith('deleteEvent'))?.description).toBe(
    'eventId=a at /admin/events; eventId=b at /admin/events',
  )
})

it('never tells a body, an address or a number', () => {
  expect(subjectOf({ id: 'u-1', email: 'jo@example.com', phone: '91234567', body: { password: 'x' } })).toBe(
    'id=u-1, email=[hidden], phone=[hidden]',
  )
})

it('is for the back office only', async () => {
  const store = await working('admin', '/account/profile')
  await store.dispatch(toggleRsvpAttendance.initiate({ eventId, userId: someone() }))
  path = '/admin/events'
  await store.dispatch(deleteEvent.initiate({ eventId: 'gone' }))
  await soon(() => expect(lines().map(({ message }) => message)).toEqual(['deleteEvent: refused (404)']))
})

it('tells what was gathered at once when the page goes to the background', async () => {
  teardown.set(adminWriteDelays, { gather: patience })
  const store = await working('admin', '/admin/events')
  await store.dispatch(deleteEvent.initiate({ eventId: 'gone' }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(lines()).toHaveLength(1))
})
