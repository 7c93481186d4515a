import { afterEach, expect, it, vi } from 'vitest'
import { resetDb } from '@mocks/db/db'
import { startChaos } from '@mocks/chaos'
import { answerEarly } from '@mocks/early'
import { setRules } from '@mocks/faults'
import { resetMocks } from '@mocks/reset'
import { serve } from '@mocks/serve'
import { signInAs } from '@mocks/personas'

const requestEarly = vi.fn<NonNullable<typeof window.requestEarly>>()

afterEach(() => {
  delete window.requestEarly
  requestEarly.mockReset()
  resetMocks()
})

it('the mocks answer the early reads of a page themselves, for the persona of its URL', async () => {
  resetDb()
  window.requestEarly = requestEarly
  const token = signInAs('premium')?.token ?? ''
  answerEarly(token, serve)
  const [source] = requestEarly.mock.calls[0] ?? []
  expect(source).toMatchObject({ token, settings: { VITE_API_BASE_URL: '/api', VITE_CONTENT_URL: '/content' } })
  const answer = await source?.send('/api/user/me', {
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'include',
  })
  expect(await answer?.json()).toMatchObject({ userId: 'u-premium' })
})

it.each([
  ['a fault', () => setRules([{ call: 'getMe', status: 503, times: 1 }])],
  ['chaos', () => startChaos('7')],
])('with %s nothing is answered early: the app would ask once more, and nobody would see it', (_name, disturb) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  window.requestEarly = requestEarly
  disturb()
  answerEarly(undefined, serve)
  expect(requestEarly).not.toHaveBeenCalled()
})

it('a page without early reads, as on the dev server, asks for nothing', () => {
  expect(() => answerEarly(undefined, serve)).not.toThrow()
})
