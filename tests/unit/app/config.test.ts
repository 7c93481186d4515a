import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configDelays, readConfig, showWaiting } from '@/app/config'
import { EnvError, type RawEnv } from '@/lib/env'
import { teardown } from '@tests/teardown'

const asked = vi.fn<() => Promise<Response>>()
const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const settings = () => Response.json({ VITE_API_BASE_URL: 'https://api.example.com' })
const read = (onSlow = () => {}, early?: Promise<RawEnv>) => readConfig('/config.json', early, onSlow)

beforeEach(() => {
  teardown.set(configDelays, { untilNotice: 20, firstRetry: 10, longestRetry: 20 })
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})

describe('config.json', () => {
  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is answered by the app itself', html],
  ])('that %s leaves the settings of the build', async (_title, answer) => {
    asked.mockImplementation(() => Promise.resolve(answer()))
    expect(await read()).toEqual({})
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['fails', () => Promise.resolve(new Response('', { status: 503 }))],
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s is asked for until it comes', async (_title, answer) => {
    asked
      .mockImplementationOnce(answer)
      .mockImplementationOnce(answer)
      .mockImplementation(() => Promise.resolve(settings()))
    expect(await read()).toEqual({ VITE_API_BASE_URL: 'https://api.example.com' })
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it.each(['{"VITE_', '{"VITE_STAGE": "sit",}', '', '[]', '"sit"', 'null', '<!doctype html>'])(
    'that holds %j is asked for once more, and then stops the app by name',
    async (text) => {
      asked.mockImplementation(() => Promise.resolve(new Response(text)))
      await expect(read()).rejects.toThrow(new EnvError(['config.json must hold one JSON object']))
      expect(asked).toHaveBeenCalledTimes(2)
    },
  )

  it('that was being written at the first request is requested again', async () => {
    asked.mockResolvedValueOnce(new Response('{"VITE_')).mockResolvedValueOnce(settings())
    expect(await read()).toEqual({ VITE_API_BASE_URL: 'https://api.example.com' })
  })

  it('that is slow is waited for, and the visitor sees a message', async () => {
    let answer = (_response: Response) => {}
    asked.mockImplementation(() => new Promise((done) => (answer = done)))
    const onSlow = vi.fn()
    const reading = read(onSlow)
    expect(onSlow).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onSlow).toHaveBeenCalledOnce())
    answer(settings())
    expect(await reading).toEqual({ VITE_API_BASE_URL: 'https://api.example.com' })
  })

  it('that the document has asked for already is not asked for again', async () => {
    expect(await read(undefined, Promise.resolve({ VITE_API_BASE_URL: 'https://api.example.com' }))).toEqual({
      VITE_API_BASE_URL: 'https://api.example.com',
    })
    expect(asked).not.toHaveBeenCalled()
  })

  it('that never answers the document is asked for again, and what waited for it is forgotten', async () => {
    teardown.set(configDelays, { perRequest: 10 })
    window.earlyReads = new Promise(() => {})
    asked.mockImplementation(() => Promise.resolve(settings()))
    expect(await read(undefined, new Promise(() => {}))).toEqual({ VITE_API_BASE_URL: 'https://api.example.com' })
    expect(window.earlyReads).toBeUndefined()
  })
})

it('the notice of a slow start goes away with it', () => {
  const hide = showWaiting()
  expect(document.querySelector('[role=status]')).toHaveTextContent('Still loading')
  hide()
  expect(document.querySelector('[role=status]')).toBeNull()
})
