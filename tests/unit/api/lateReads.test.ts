import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { expect, it, vi } from 'vitest'
import { baseQueryWithReread } from '@/api/client/lateReads'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { signInAs } from '@mocks/personas'
import { toasts } from '@tests/calling'
import { required } from '@tests/required'

type Shown = { data: unknown }

const send = (route: string, args: unknown, changesReads: boolean, shown?: Shown) => {
  const state = {
    type: changesReads ? 'mutation' : 'query',
    signal: new AbortController().signal,
    queryCacheKey: 'rates',
    getState: () => ({ api: { queries: { rates: shown } } }),
    extra: {
      session: {
        token: () => required(signInAs('member')).token,
        blockWrite: () => Promise.resolve(undefined),
      },
    },
  }
  return baseQueryWithReread({ route, args }, state as unknown as BaseQueryApi, { domain: 'connections', changesReads })
}
const write = () => send('PUT /connections/me/markInvitationsSeen', undefined, true)
const read = (shown?: Shown) => send('GET /exchangeRates/{currency}', { currency: 'SGD' }, false, shown)
const reads = () => requestLog.read().filter(({ id }) => id === 'getExchangeRates').length

it.each([
  ['goes on', 0],
  ['is set back by days', -3],
  ['is set forward by days', 3],
])('repeats the first read after a write if it returns the same as before, while the clock %s', async (_, days) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { data } = await read()
  vi.setSystemTime(Date.now() + days * 86_400_000)
  await write()
  expect((await read({ data })).data).toEqual(data)
  expect(reads()).toBe(3)
  await read({ data })
  expect(reads()).toBe(4)
})

it('does not repeat a read that shows a change, or that is not the first after the write', async () => {
  await read()
  await write()
  const { data } = await read({ data: { rates: {} } })
  await read({ data })
  expect(reads()).toBe(3)
})

it.each(['drop', '403', '429=90'])('keeps the first answer if the second read fails: %s', async (fault) => {
  const { data } = await read()
  await write()
  fail('getExchangeRates', `${fault}@1`)
  expect(await read({ data })).toEqual({ data })
  expect(reads()).toBeGreaterThan(2)
  expect(toasts()).toEqual([])
})

it('reads only once after a refused write', async () => {
  const { data } = await read()
  fail('markInvitationsSeen', '422')
  await write()
  await read({ data })
  expect(reads()).toBe(2)
})
