import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { baseQueryWithReread } from '@/api/client/lateReads'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { signInAs } from '@mocks/personas'
import { toasts } from '@tests/calling'
import { required } from '@tests/required'

type Shown = { data: unknown; fulfilledTimeStamp: number }

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

it('reads once more what is first read after a write and says the same', async () => {
  const { data } = await read()
  const before = Date.now()
  await write()
  expect((await read({ data, fulfilledTimeStamp: before })).data).toEqual(data)
  expect(reads()).toBe(3)
})

it('reads once what has changed, or has been read since the write', async () => {
  await write()
  const { data } = await read()
  await read({ data: { rates: {} }, fulfilledTimeStamp: 0 })
  await read({ data, fulfilledTimeStamp: Date.now() + 1 })
  expect(reads()).toBe(3)
})

it.each(['drop', '403', '429=90'])('keeps the first answer if the second read fails: %s', async (fault) => {
  const { data } = await read()
  await write()
  fail('getExchangeRates', `${fault}@1`)
  expect(await read({ data, fulfilledTimeStamp: 0 })).toEqual({ data })
  expect(reads()).toBeGreaterThan(2)
  expect(toasts()).toEqual([])
})

it('counts no write that was refused', async () => {
  const { data } = await read()
  const before = Date.now() + 1
  fail('markInvitationsSeen', '422')
  await expect.poll(() => Date.now()).toBeGreaterThan(before)
  await write()
  await read({ data, fulfilledTimeStamp: before })
  expect(reads()).toBe(2)
})
