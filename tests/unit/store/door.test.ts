import { sent } from '@tests/onPage'
import { fc } from '@tests/properties'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDoor } from '@/store/attendance/door'
import type { Door } from '@/store/attendance/doorState'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { toastLog } from '@/lib/calls/toast'
import { db, resetDb } from '@mocks/db/db'
import { fail, setRules } from '@mocks/settings/faults'
import { events } from '@mocks/handlers/community/events'
import { handlers } from '@mocks/handlers'
import { signInAs } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { toasts } from '@tests/calling'

const eventId = 'ev-founders-breakfast'
const people = () => db.rsvps.filter((row) => row.eventId === eventId && row.status === 'GOING').slice(0, 3)
const attends = (userId: string) => db.rsvps.find((row) => row.eventId === eventId && row.userId === userId)?.attended

let store: ReturnType<typeof makeStore>
let door: Door
let close: () => void

function open() {
  door = openDoor(store.dispatch, eventId, 'u-admin')
  close = door.open()
}

/** Lets another device change a person right after this one's next read, before its toggle arrives. */
function meddleAfterRead(userId: string) {
  vi.spyOn(handlers, 'getEventForAdmin').mockImplementationOnce((request) => {
    const answer = events.getEventForAdmin(request)
    const row = db.rsvps.find((one) => one.eventId === eventId && one.userId === userId)
    const wish = door.read().queue.find((one) => one.userId === userId)
    if (row && wish && row.attended !== wish.here) row.attended = wish.here
    return answer
  })
}

beforeEach(async () => {
  store = makeStore()
  await store.dispatch(signIn(signInAs('admin') ?? {}))
  open()
})
afterEach(() => close())

describe('attendance at the door', () => {
  it('sends nothing in the name of the next user', async () => {
    const heal = fail('getEventForAdmin', 'drop')
    const [person] = people()
    await door.mark(person?.userId ?? '', true, 1)
    heal()
    await store.dispatch(signIn(signInAs('admin-few') ?? {}))
    const before = sent('getEventForAdmin').length
    await door.flush()
    expect(sent('getEventForAdmin')).toHaveLength(before)
    expect(sent('toggleRsvpAttendance')).toEqual([])
    expect(door.read().queue).toHaveLength(1)
  })

  it('keeps a refused change with its reason until it is tried again or given up', async () => {
    const [one, two] = people().map(({ userId }) => userId)
    fail('toggleRsvpAttendance', { status: 409, message: 'This person has cancelled', times: 2 })
    await door.mark(one ?? '', true, 1)
    await door.mark(two ?? '', true, 2)
    const [first, second] = door.read().queue
    expect(first?.problem).toBe('This person has cancelled')
    if (first) await door.retry(first)
    if (second) door.drop(second)
    expect(door.read().queue).toEqual([])
    expect([attends(one ?? ''), attends(two ?? '')]).toEqual([true, false])
    expect(toasts()).toHaveLength(2)
    expect(toasts()[0]).toBe('error: Failed to toggle attendance: This person has cancelled')
  })

  it('gives up on people who cancelled or are gone', async () => {
    const [one, two] = people()
    Object.assign(one ?? {}, { status: 'CANCELLED' })
    await door.mark(one?.userId ?? '', true, 1)
    await door.mark('u-nobody', true, 2)
    expect(door.read().queue.map(({ problem }) => problem)).toEqual([
      'This person has cancelled.',
      'This person is no longer on the list.',
    ])
    expect(two?.attended).toBe(false)
    expect(sent('toggleRsvpAttendance')).toEqual([])
  })

  it('stops when the reads are refused, and says why', async () => {
    fail('getEventForAdmin', { status: 403, message: 'Not any more' })
    const [person] = people()
    await door.mark(person?.userId ?? '', true, 1)
    expect(door.read().stopped).toEqual({ by: 'refused', message: 'Not any more' })
    expect(door.read().queue).toHaveLength(1)
  })

  it('toggles once where no answer says who is here', async () => {
    vi.spyOn(handlers, 'getEventForAdmin').mockImplementation((request) => {
      const { rsvps, ...answer } = events.getEventForAdmin(request)
      return { ...answer, rsvps: rsvps.map(({ attended: _attended, ...row }) => row) }
    })
    vi.spyOn(handlers, 'toggleRsvpAttendance').mockImplementation((request) => {
      const { attended: _attended, ...row } = events.toggleRsvpAttendance(request)
      return row
    })
    const [person] = people()
    Object.assign(person ?? {}, { attended: false })
    await door.mark(person?.userId ?? '', true, 1)
    expect(sent('toggleRsvpAttendance')).toHaveLength(1)
    expect(attends(person?.userId ?? '')).toBe(true)
    close()
    open()
    await door.mark(person?.userId ?? '', true, 2)
    expect(sent('toggleRsvpAttendance')).toHaveLength(1)
    await door.mark(person?.userId ?? '', false, 3)
    expect(attends(person?.userId ?? '')).toBe(false)
    const heal = fail('toggleRsvpAttendance', 'drop-after')
    await door.mark(person?.userId ?? '', true, 4)
    heal()
    await door.flush()
    expect(attends(person?.userId ?? '')).toBe(true)
  })

  it('reaches the last intended state of every person, whatever is lost or changed by others', async () => {
    const step = fc.record({
      person: fc.nat(2),
      here: fc.boolean(),
      fault: fc.constantFrom(undefined, 'drop', 'drop-after', 'cut', 'read'),
      meddle: fc.boolean(),
      impatient: fc.boolean(),
    })
    const once = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      resetDb()
      requestLog.clear()
      toastLog.clear()
      signInAs('admin')
      const ids = people().map(({ userId }) => userId)
      const wishes = new Map<string, boolean>()
      const runs: Promise<unknown>[] = []
      for (const [at, { person, here, fault, meddle, impatient }] of steps.entries()) {
        const id = ids[person] ?? ''
        if (fault === 'read') fail('getEventForAdmin', 'dropx1')
        else if (fault) fail('toggleRsvpAttendance', `${fault}x1`)
        if (meddle) meddleAfterRead(id)
        wishes.set(id, here)
        const run = door.mark(id, here, at)
        runs.push(run)
        if (!impatient) await run
      }
      await Promise.all(runs)
      setRules([])
      vi.restoreAllMocks()
      for (let round = 0; door.read().queue.length > 0 && round < 10; round += 1) await door.flush()
      await vi.waitFor(() => expect(door.read()).toMatchObject({ queue: [], sending: false }))
      expect(Object.fromEntries([...wishes].map(([id]) => [id, attends(id)]))).toEqual(Object.fromEntries(wishes))
    })
    await fc.assert(once, { numRuns: 15 })
  })
})
