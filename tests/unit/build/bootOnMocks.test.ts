import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bootScript } from '@/build/boot'
import type { Built } from '@/build/bundle'

const entry = 'assets/main-a1b2c3d4.js'
const built: Built = new Map([
  [
    entry,
    {
      file: entry,
      modules: ['src/main.tsx'],
      imports: [],
      dynamicImports: [],
      css: [],
      isEntry: true,
      length: 9,
      source: 'src/main.tsx',
    },
  ],
])
const account = {
  path: '/account',
  source: 'src/Account.tsx',
  layout: [],
  member: true,
  reads: ['GET /user/me', 'GET /orders'],
}

const fetched = vi.fn(() => Promise.resolve(Response.json({})))

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  document.cookie = 'dc_token=a-token'
  document.cookie = 'dc_user=sealed'
  history.replaceState(null, '', '/account?as=premium')
  window.earlyConfig = Promise.resolve(Response.json({}))
})

afterEach(() => {
  for (const name of ['dc_token', 'dc_user']) document.cookie = `${name}=; max-age=0`
  vi.unstubAllGlobals()
  delete window.earlyConfig
  delete window.earlyReads
  delete window.requestEarly
})

const run = () => void runInThisContext(bootScript(built, [account], { VITE_MOCKS: '1' }))

/** What the mocks are asked once they have started. @returns address and bearer */
async function askedOf(token: string | undefined, settings: Record<string, string> = {}): Promise<string[]> {
  const asked: string[] = []
  window.requestEarly?.({
    settings,
    token,
    send: (url, init) => {
      asked.push([url, new Headers(init?.headers).get('authorization')].filter(Boolean).join(' '))
      return Promise.resolve(Response.json({}))
    },
  })
  await window.earlyReads
  return asked
}

it('the server is asked nothing', async () => {
  run()
  expect(window.earlyReads).toBeUndefined()
  await askedOf(undefined)
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['the session of the URL, where it names a persona', 'of-the-url', ['/api/user/me', '/api/orders']],
  ['the stored session where it names none', undefined, ['/api/user/me', '/api/orders']],
  ['no session where it asks for a visitor', '', []],
])('the mocks are asked with %s', async (_title, token, reads) => {
  run()
  const bearer = `Bearer ${token ?? 'a-token'}`
  expect(await askedOf(token)).toEqual(['/content/maintenance.json', ...reads.map((url) => `${url} ${bearer}`)])
  expect((await window.earlyReads)?.token).toBe(token === '' ? undefined : (token ?? 'a-token'))
})

it('they are asked at the addresses of their settings', async () => {
  run()
  const settings = { VITE_API_BASE_URL: 'https://api.example', VITE_CONTENT_URL: 'https://cms.example' }
  expect(await askedOf('a', settings)).toEqual([
    'https://cms.example/maintenance.json',
    'https://api.example/user/me Bearer a',
    'https://api.example/orders Bearer a',
  ])
})
