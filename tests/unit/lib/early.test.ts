import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { send } from '@/api/client/http'
import { earlyDelays, forgetEarly, takeEarly } from '@/lib/calls/early'
import { signInAs } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { teardown } from '@tests/teardown'

// The clock of a test run on a busy machine is past the standard age when the file begins.
beforeEach(() => teardown.set(earlyDelays, { fresh: Infinity }))
afterEach(() => forgetEarly())

const early = (answer: Promise<Response>, token = 'mine') => {
  window.earlyReads = Promise.resolve({ token, answers: { '/api/orders': answer } })
}

describe('an answer that the document requested before the code arrived', () => {
  it('is taken once', async () => {
    early(Promise.resolve(Response.json([1])))
    expect(await takeEarly('/api/orders', 'mine')).toEqual({ data: [1] })
    expect(await takeEarly('/api/orders', 'mine')).toBeUndefined()
  })

  it.each([
    ['was refused', () => Promise.resolve(Response.json({}, { status: 401 }))],
    ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
    ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is slow', () => new Promise<Response>(() => undefined)],
  ])('does not count if it %s', async (_title, answer) => {
    earlyDelays.patience = 10
    early(answer())
    expect(await takeEarly('/api/orders', 'mine')).toBeUndefined()
  })

  it.each([429, 503])('that says %d tells its caller how long to wait', async (status) => {
    early(Promise.resolve(Response.json({}, { status, headers: { 'retry-after': '30' } })))
    expect(await takeEarly('/api/orders', 'mine')).toEqual({ busy: '30' })
    early(Promise.resolve(Response.json({}, { status })))
    expect(await takeEarly('/api/orders', 'mine')).toEqual({ busy: '' })
  })

  it('does not count for another session, for another address, or when it is old', async () => {
    early(Promise.resolve(Response.json([])))
    expect(await takeEarly('/api/orders', 'another')).toBeUndefined()
    early(Promise.resolve(Response.json([])))
    expect(await takeEarly('/api/time', 'mine')).toBeUndefined()
    earlyDelays.fresh = 0
    expect(await takeEarly('/api/orders', 'mine')).toBeUndefined()
  })
})

describe('a call', () => {
  const orders = (token: string) => send({ route: 'GET /orders', method: 'GET', url: '/orders', token })
  const sent = () => requestLog.read().map(({ method, path }) => `${method} ${path}`)

  it('whose answer has arrived early sends no request', async () => {
    early(Promise.resolve(Response.json([])))
    expect(await orders('mine')).toEqual([])
    expect(sent()).toEqual([])
  })

  it('that changes something discards earlier answers', async () => {
    const token = signInAs('premium')?.token ?? ''
    early(Promise.resolve(Response.json([])), token)
    const body = { options: { welcomeSeen: true } }
    await send({ route: 'POST /user/me/options', method: 'POST', url: '/user/me/options', token, body })
    expect(await orders(token)).not.toEqual([])
    expect(sent()).toHaveLength(2)
  })
})
