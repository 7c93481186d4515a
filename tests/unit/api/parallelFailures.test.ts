import { expect, test, vi } from 'vitest'
import { eventsApi } from '@/api/community/events'
import { profileApi } from '@/api/account/profile'
import { singleFlight } from '@/lib/calls/singleFlight'
import { attemptInPlace } from '@/ui/attempt'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

const { cancelRsvp } = eventsApi.endpoints
const { changeMyPassword } = profileApi.endpoints

const cancel = cancelRsvp.initiate({ id: 'ev-pitch-night' })
const toastOfCancel = 'error: Failed to cancel RSVP: The event has begun'
const passwords = { body: { oldPassword: 'one', newPassword: 'another' } }
const wrongPassword = { ok: false, notice: { kind: 'error' }, error: { status: 422 } }

/** A promise and how to settle it from outside. */
function hold() {
  let go: () => void = () => undefined
  return { held: new Promise<void>((resolve) => (go = resolve)), go: () => go() }
}

function setUp() {
  fail('cancelRsvp', { status: 422, message: 'The event has begun' })
  fail('changeMyPassword', { status: 422, message: 'That is not your password' })
  return callingAs('member')
}

test('the failure of another call is toasted while a form is still sending, and is not the form’s', async () => {
  const { call } = setUp()
  const { held, go } = hold()
  const sending = attemptInPlace(async () => {
    const answer = await call(changeMyPassword.initiate(passwords))
    // Like a form that reads back before it shows the failure.
    await held
    return answer
  })
  await call(cancel)
  await vi.waitFor(() => expect(toasts()).toEqual([toastOfCancel]))
  go()
  expect(await sending).toMatchObject(wrongPassword)
  expect(toasts()).toEqual([toastOfCancel])
})

test('two forms that fail at once show their own failure each', async () => {
  const { call } = setUp()
  const [one, other] = await Promise.all([
    attemptInPlace(() => call(changeMyPassword.initiate(passwords))),
    attemptInPlace(() => call(cancel)),
  ])
  expect(one).toMatchObject(wrongPassword)
  expect(other).toMatchObject({ ok: false, notice: { text: 'Failed to cancel RSVP' } })
  expect(toasts()).toEqual([])
})

test('what runs in a lock that is granted later is still part of the form’s act', async () => {
  const { call } = setUp()
  const later = () => new Promise((resolve) => setTimeout(resolve))
  const request = async (_name: string, _options: unknown, run: (lock: object) => Promise<unknown>) => {
    await later()
    return run({}).finally(later)
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const outcome = await attemptInPlace(async () => {
    const flight = await singleFlight('password', async () => call(changeMyPassword.initiate(passwords)))
    return 'done' in flight ? flight.done : flight
  })
  vi.unstubAllGlobals()
  expect(outcome).toMatchObject(wrongPassword)
  expect(toasts()).toEqual([])
})
