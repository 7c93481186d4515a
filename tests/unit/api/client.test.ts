import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseQuery, type Options } from '@/api/client/baseQuery'
import { delays } from '@/api/client/delays'
import { driftLog } from '@/api/client/driftLog'
import type { SessionContext } from '@/api/client/sessionContext'
import { criticalWork } from '@/lib/browser/criticalWork'
import { toastLog } from '@/lib/calls/toast'
import { attemptInPlace } from '@/ui/attempt'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { handlers } from '@mocks/handlers'
import { signInAs } from '@mocks/personas'
import { watch } from '@tests/watch'

const limit = vi.hoisted(() => ({ ms: 15_000 }))
vi.mock('@/api/client/retry', async (load) => ({
  ...(await load<object>()),
  timeoutOf: () => limit.ms,
}))

let session: Partial<SessionContext> = {}

const call = async (
  route: string,
  args: unknown = undefined,
  options: Options = {},
  signal = new AbortController().signal,
  saveAs?: string,
) => {
  const type = route.startsWith('GET ') ? 'query' : 'mutation'
  return baseQuery({ route, args, saveAs }, { signal, type, extra: { session } } as BaseQueryApi, options)
}

const status = { route: 'GET /user/loginStatus', domain: 'session' } as const
const getStatus = (options: Options = {}, signal?: AbortSignal) =>
  call(status.route, undefined, { domain: status.domain, ...options }, signal)

const told = () => toastLog.read().map(({ kind, text, detail }) => [kind, text, detail].filter(Boolean).join(': '))
const onUnauthorized = vi.fn()
const onUnreachable = vi.fn()
const { getInvoicePdf } = handlers

afterEach(() => {
  Object.assign(handlers, { getInvoicePdf })
  limit.ms = 15_000
  Object.assign(delays, { second: 1000, reach: 5000 })
})

beforeEach(() => {
  vi.clearAllMocks()
  session = { onUnauthorized, onUnreachable }
})

test.each([
  ['HTML with status 200', 'html'],
  ['JSON that was cut off', 'cut'],
  ['an empty answer', 'empty'],
  ['an answer of another shape', 'wrong-shape'],
])('%s is one clear error, sent once', async (_what, fault) => {
  fail('getLoginStatus', fault)
  expect(await getStatus()).toMatchObject({ error: { status: 'malformed' } })
  expect(requestLog.read()).toHaveLength(1)
  expect(told()).toEqual(['error: We got an unexpected response. Please try again.'])
})

test.each(['no-content', 'wrong-shape'])(
  'of a write that is answered by %s only what was sent is logged',
  async (fault) => {
    watch.allowContractBreach()
    vi.spyOn(handlers, 'voteFeaturedDoer').mockReturnValue({ featuredDoerId: 'f-1', votes: 1 })
    fail('voteFeaturedDoer', fault)
    const answer = await call('PUT /featuredDoer/vote/{id}', { id: 'f-1' }, { domain: 'featuredDoers' })
    expect(answer).toMatchObject({ error: { outcome: 'accepted' } })
    expect(driftLog.read()).toEqual([expect.objectContaining({ place: 'data', count: 1 })])
  },
)

const listOf = async (body: object) => {
  watch.allowContractBreach()
  const token = signInAs('member')?.token ?? undefined
  session.token = () => token
  const { listMyNotifications } = handlers
  Object.assign(handlers, { listMyNotifications: () => body })
  const answer = await call('GET /me/notifications', undefined, { domain: 'notifications' })
  Object.assign(handlers, { listMyNotifications })
  return answer
}
const rows = [{ notificationId: 'n-1' }]

test.each([{ data: rows }, { items: rows }, { success: true, results: rows }])(
  'reads the list in %j, and logs that it was wrapped',
  async (body) => {
    expect(await listOf(body)).toEqual({ data: rows })
    expect(driftLog.read()).toMatchObject([{ place: 'data', expected: 'list', outcome: 'kept' }])
  },
)

// Each may be a part of the list, or something else.
test.each([{ data: rows, total: 40 }, { data: rows, items: [] }, { rows }, { data: {} }])(
  'takes no list out of %j',
  async (body) => expect(await listOf(body)).toMatchObject({ error: { status: 'malformed' } }),
)

test.each(['html', 'cut'])('a %s error page keeps its status and shows no markup', async (kind) => {
  fail('login', { status: 500, body: kind as 'html' })
  const answer = await call('POST /login', { body: { email: 'a@b.sg', password: 'x' } }, { domain: 'session' })
  expect(answer).toMatchObject({ error: { status: 500, message: 'Something went wrong.' } })
  fail('getLoginStatus', { status: 502, body: kind as 'html' })
  expect(await getStatus({ silent: true })).toMatchObject({ error: { status: 502, message: 'Something went wrong.' } })
  expect(told()).toEqual(['error: Something went wrong.'])
})

test('shows the server’s message below the headline of the call', async () => {
  fail('getLoginStatus', { status: 404, message: 'No such session', code: 'GONE' })
  expect(await getStatus({ errorToast: 'Login status could not be retrieved' })).toMatchObject({
    error: { status: 404, message: 'No such session', server: 'No such session', code: 'GONE' },
  })
  expect(told()).toEqual(['error: Login status could not be retrieved: No such session'])
})

test('a call without a form toasts what the server says of fields as well', async () => {
  fail('getLoginStatus', { status: 422, message: 'Please correct it', fields: { email: 'Taken' } })
  expect(await getStatus()).toMatchObject({ error: { status: 422, fields: { email: 'Taken' } } })
  expect(told()).toEqual(['error: Please correct it: Taken'])
})

test('a form that shows the failure claims it: no toast, and its headline comes along', async () => {
  fail('getLoginStatus', { status: 422, message: 'Please correct it', fields: { email: 'Taken' } })
  const outcome = await attemptInPlace(() => getStatus({ errorToast: 'Login status could not be retrieved' }))
  expect(outcome).toMatchObject({ ok: false, notice: { kind: 'error', text: 'Login status could not be retrieved' } })
  expect(told()).toEqual([])
})

test('a failure of a form that is gone by then, or that rejects with another one, is toasted', async () => {
  fail('getLoginStatus', { status: 422, message: 'Please correct it' })
  await attemptInPlace(() => getStatus(), { isShown: () => false })
  await attemptInPlace(async () => {
    await getStatus()
    throw { fields: { email: 'Taken' } }
  })
  expect(told()).toEqual(['error: Please correct it', 'error: Please correct it'])
})

test('a missing response leads to the maintenance page, once, without a toast', async () => {
  fail('getLoginStatus', 'drop')
  expect(await getStatus()).toMatchObject({ error: { status: 'offline' } })
  expect(requestLog.read()).toHaveLength(4)
  expect(onUnreachable).toHaveBeenCalledTimes(1)
  expect(told()).toEqual([])
})

test.each([
  ['beforeunload', 'answers “Stay”', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)],
  ['pagehide', 'is back', () => window.dispatchEvent(new Event('pageshow'))],
])('a call that %s cuts off is no sign of an outage; the next one is, once the visitor %s', async (type, _how, end) => {
  fail('getLoginStatus', 'drop')
  const cut = [getStatus()]
  window.addEventListener(type, () => cut.push(getStatus()), { once: true })
  window.dispatchEvent(new Event(type))
  expect(await Promise.all(cut)).toMatchObject([{ error: { status: 'offline' } }, { error: { status: 'offline' } }])
  expect(onUnreachable).not.toHaveBeenCalled()
  expect(told()).toEqual([])
  end()
  await getStatus()
  expect(onUnreachable).toHaveBeenCalledTimes(1)
})

test('a call without an answer in time shows a toast; the page stays if the server answers GET /time (R-MAINT-04)', async () => {
  limit.ms = 40
  fail('getLoginStatus', 'hang')
  expect(await getStatus()).toMatchObject({ error: { status: 'timeout' } })
  expect(told()).toEqual(['error: The server took too long to answer.'])
  await vi.waitFor(() => expect(requestLog.read().map(({ id }) => id)).toContain('getTime'))
  // Both tries still hang at the server.
  await vi.waitFor(() => expect(requestLog.running()).toBe(2))
  expect(onUnreachable).not.toHaveBeenCalled()
  requestLog.releaseHung()
})

test.each<Options>([{}, { silent: true }])(
  'a server that answers neither in time is unreachable: %o (R-MAINT-04)',
  async (asked) => {
    limit.ms = 40
    delays.reach = 40
    fail('getLoginStatus', 'hang')
    fail('getTime', 'hang')
    await getStatus(asked)
    await vi.waitFor(() => expect(onUnreachable).toHaveBeenCalledTimes(1))
    if ('silent' in asked) expect(told()).toEqual([])
    requestLog.releaseHung()
  },
)

test('payments, calls of which a caller knows more, and calls beside a payment do not redirect', async () => {
  fail('*', 'drop')
  await getStatus({ stayOnPage: true })
  await getStatus({ silent: () => true })
  expect(told()).toEqual(['error: We can’t reach the server.'])
  const end = criticalWork.start()
  await getStatus({ silent: true })
  end()
  expect(onUnreachable).not.toHaveBeenCalled()
})

test('a 401 of a call that skips auth handling is shown, and ends no session', async () => {
  session.token = () => 'old'
  fail('getLoginStatus', '401=Wrong password')
  expect(await getStatus({ skipAuthHandling: true })).toMatchObject({
    error: { status: 401, message: 'Wrong password' },
  })
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(told()).toEqual(['error: Wrong password'])
})

test('an aborted call stops waiting for its retry at once, without a toast', async () => {
  // Longer than a test may take.
  delays.second = 60_000
  fail('getLoginStatus', { status: 503, retryAfter: 4 })
  const stop = new AbortController()
  const answer = getStatus({}, stop.signal)
  await vi.waitFor(() => expect(requestLog.read()).toHaveLength(1))
  stop.abort()
  expect(await answer).toMatchObject({ error: { status: 'aborted' } })
  expect(requestLog.read()).toHaveLength(1)
  expect(told()).toEqual([])
})

test('a call that was aborted before it started is never sent', async () => {
  expect(await getStatus({}, AbortSignal.abort())).toMatchObject({ error: { status: 'aborted' } })
  expect(requestLog.read()).toEqual([])
})

test.each(['..', '.', '%2e%2e', 'a/b', 'a\\b', '', 'https://evil.example'])(
  'the id %j never leaves its path segment',
  async (id) => {
    expect(await call('GET /user/name/{id}', { id })).toMatchObject({ error: { status: 'refused' } })
    expect(requestLog.read()).toEqual([])
  },
)

const pdf = (options: Options = {}) =>
  call('GET /invoices/pdf/{id}', { id: 'inv-1' }, { domain: 'invoices', ...options }, undefined, 'Invoice 1.pdf')

test('shows a rejected file download in the server’s words', async () => {
  fail('getInvoicePdf', '404=There is no such invoice')
  expect(await pdf()).toMatchObject({ error: { status: 404, message: 'There is no such invoice' } })
  expect(told()).toEqual(['error: There is no such invoice'])
})

test('a file that was cancelled before it began is never asked for', async () => {
  const route = 'GET /invoices/pdf/{id}'
  const answer = await call(route, { id: 'inv-1' }, { domain: 'invoices' }, AbortSignal.abort(), 'Invoice 1.pdf')
  expect(answer).toMatchObject({ error: { status: 'aborted' } })
  expect(requestLog.read()).toEqual([])
})

test.each(['html', 'empty', 'wrong-shape'])('a file that is %s is not saved', async (fault) => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  const token = signInAs('member')?.token ?? undefined
  session.token = () => token
  Object.assign(handlers, { getInvoicePdf: () => new Blob(['%PDF-1.7']) })
  fail('getInvoicePdf', fault)
  expect(await pdf({ successToast: 'Saved' })).toMatchObject({ error: { status: 'malformed' } })
  expect(click).not.toHaveBeenCalled()
  expect(told()).toEqual(['error: We got an unexpected response. Please try again.'])
})

test('an error in the feedback text does not turn a success into a failure', async () => {
  watch.allow(/feedback failed/)
  const crash = () => {
    throw new Error('no such field')
  }
  expect(await getStatus({ successToast: crash })).toEqual({ data: { loggedIn: false } })
  fail('getLoginStatus', '409=Changed')
  expect(await getStatus({ errorToast: crash })).toMatchObject({ error: { status: 409 } })
})

test('shows a success in the call’s own words', async () => {
  await getStatus({ successToast: 'Done' })
  await getStatus({ successToast: () => ({ kind: 'info', text: 'Done already' }) })
  expect(told()).toEqual(['info: Done already', 'success: Done'])
})
