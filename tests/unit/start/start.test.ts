// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StartData } from '@/start/data'
import { sessionReads } from '@/start/requestEarly'

const data: StartData = {
  files: [
    ['main.js', 100],
    ['guards.js', 10],
    ['Cart.js', 20],
    ['Cart.css', 0],
    ['Buyer.js', 5],
    ['Account.js', 10],
  ],
  entry: [0],
  session: [1],
  routes: [
    { path: '/cart', files: [2, 3], members: [4], asks: true },
    { path: '/solutions/:product', files: [2], members: [], asks: false },
    { path: '/account', files: [5], members: [], asks: true },
  ],
}

const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
let config: () => Promise<Response>

class Visit {
  type = 'navigate'
  nextHopProtocol = 'h2'
}
let visit: Visit

/** Runs the document's first script at a path. */
async function start(path: string, block: StartData | null = data): Promise<void> {
  history.replaceState(null, '', path)
  document.head.innerHTML = block ? `<script type="application/json" id="start">${JSON.stringify(block)}</script>` : ''
  vi.resetModules()
  await import('@/start/start')
  await window.earlyReads
}

const links = () => [...document.head.querySelectorAll('link')]
const fetched = () => links().map(({ href }) => new URL(href).pathname.replace('/assets/', ''))
const asked = () => sent.mock.calls.map(([url]) => url)

function remember(prefix = 'dc_', names = ['token', 'user']): void {
  for (const name of names) document.cookie = `${prefix}${name}=a%20token`
}

beforeEach(() => {
  visit = new Visit()
  config = () =>
    Promise.resolve(Response.json({ VITE_STRIPE_KEY: 'pk_live_key', VITE_COOKIE_KEY: 'at-least-16-letters' }))
  sent.mockReset()
  sent.mockImplementation((url) => (url === '/config.json' ? config() : Promise.resolve(Response.json({}))))
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('PerformanceNavigationTiming', Visit)
  vi.stubEnv('VITE_MOCKS', '0')
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    Object.assign(visit, { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' }),
  ])
})
afterEach(() => {
  for (const prefix of ['dc_', 'x_'])
    for (const name of ['token', 'user']) document.cookie = `${prefix}${name}=; max-age=0`
  for (const name of ['data-session', 'data-fresh', 'data-plain', 'data-bs-theme'])
    document.documentElement.removeAttribute(name)
  delete window.earlyConfig
  delete window.earlyReads
})

describe('files', () => {
  it('are those of the route that the URL matches, with the entry', async () => {
    await start('/solutions/ads-credit')
    expect(fetched()).toEqual(['main.js', 'Cart.js'])
    await start('/CART/')
    expect(fetched()).toEqual(['main.js', 'Cart.js', 'Cart.css'])
  })

  it('of code are preloaded as modules, of styles as styles', async () => {
    await start('/cart')
    expect(links().map(({ href, rel }) => `${/\w+\.\w+$/.exec(href)?.[0]} ${rel}`)).toEqual([
      'main.js modulepreload',
      'Cart.js modulepreload',
      'Cart.css preload',
    ])
  })

  it.each([
    [
      ['token', 'user'],
      ['main.js', 'guards.js', 'Cart.js', 'Cart.css', 'Buyer.js'],
    ],
    [['token'], ['main.js', 'Cart.js', 'Cart.css']],
    [['user'], ['main.js', 'Cart.js', 'Cart.css']],
  ])('with the cookies %j are %j', async (cookies, files) => {
    remember('dc_', cookies)
    await start('/cart')
    expect(fetched()).toEqual(files)
  })

  it('are not named on the development server', async () => {
    await start('/cart', null)
    expect(fetched()).toEqual([])
    expect(asked()).toEqual(['/config.json'])
  })

  describe('on a slow connection', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      vi.stubGlobal('navigator', { ...navigator, onLine: true, connection: { downlink: 1.6 } })
    })
    const arrive = (event: string) => links().forEach((link) => link.dispatchEvent(new Event(event)))

    it('are requested when those before them should have arrived', async () => {
      await start('/cart')
      expect(fetched()).toEqual(['main.js'])
      // 100 kB at 1.6 Mbit/s
      await vi.advanceTimersByTimeAsync(499)
      expect(fetched()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetched()).toEqual(['main.js', 'Cart.js', 'Cart.css'])
    })

    it.each(['load', 'error'])('are requested on the %s event of those before them, once', async (event) => {
      await start('/cart')
      arrive(event)
      await vi.advanceTimersByTimeAsync(0)
      expect(fetched()).toEqual(['main.js', 'Cart.js', 'Cart.css'])
      await vi.runAllTimersAsync()
      expect(fetched()).toHaveLength(3)
    })

    it('are what checks a stored session before they are the page', async () => {
      remember()
      await start('/cart')
      await vi.advanceTimersByTimeAsync(500)
      expect(fetched()).toEqual(['main.js', 'guards.js'])
      await vi.runAllTimersAsync()
      expect(fetched()).toEqual(['main.js', 'guards.js', 'Cart.js', 'Cart.css', 'Buyer.js'])
    })
  })
})

describe('early reads', () => {
  const paths = sessionReads.map((read) => `/api${read.slice(4)}`)

  it('are the maintenance document and, with the stored token, those of the session', async () => {
    remember()
    await start('/account')
    expect(asked()).toEqual(['/config.json', '/content/maintenance.json', ...paths])
    const headers = sent.mock.calls.slice(2).map(([, init]) => new Headers(init?.headers).get('Authorization'))
    expect(new Set(headers)).toEqual(new Set(['Bearer a token']))
    const early = await window.earlyReads
    expect(early?.token).toBe('a token')
    expect(Object.keys(early?.answers ?? {})).toEqual(['/content/maintenance.json', ...paths])
  })

  it.each<[string, () => void, string]>([
    ['for half a session', () => remember('dc_', ['token']), '/account'],
    ['for a session of another installation', () => remember('x_'), '/account'],
    ['over HTTP/1.1', () => (remember(), void (visit.nextHopProtocol = 'http/1.1')), '/account'],
  ])('of the session are not sent %s', async (_title, given, path) => {
    given()
    await start(path)
    expect(asked()).toEqual(['/config.json', '/content/maintenance.json'])
  })

  it.each<[string, () => void, string]>([
    ['on a page that reads nothing', () => remember(), '/solutions/ads-credit'],
    ['on mocks', () => (remember(), void vi.stubEnv('VITE_MOCKS', '1')), '/account'],
    [
      'while config.json fails',
      () => (remember(), void (config = async () => new Response('', { status: 503 }))),
      '/account',
    ],
    ['while config.json is broken', () => (remember(), void (config = async () => new Response('{'))), '/account'],
    ['without a connection', () => (remember(), void (config = () => Promise.reject(new TypeError()))), '/account'],
  ])('are not sent %s', async (_title, given, path) => {
    given()
    await start(path)
    expect(asked()).toEqual(['/config.json'])
  })

  it('go where config.json says', async () => {
    remember('x_')
    const settings = {
      VITE_API_BASE_URL: 'https://api.example/v1/',
      VITE_COOKIE_PREFIX: 'x_',
      VITE_STRIPE_KEY: 'pk_live_key',
      VITE_COOKIE_KEY: 'at-least-16-letters',
    }
    config = () => Promise.resolve(Response.json(settings))
    await start('/account')
    expect(asked()).toContain('https://api.example/v1/user/me')
    expect(await window.earlyConfig).toEqual(settings)
  })
})

describe('the root element says before the first paint', () => {
  const root = document.documentElement

  it.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
    [undefined, 'dark', 'dark'],
    [undefined, 'light', 'light'],
  ])('with %s chosen on a %s device, the mode %s', async (chosen, device, mode) => {
    if (chosen) localStorage.setItem('dc:colourMode', JSON.stringify(chosen))
    vi.stubGlobal('matchMedia', () => ({ matches: device === 'dark' }))
    await start('/')
    expect(root).toHaveAttribute('data-bs-theme', mode)
  })

  it.each([
    [['token', 'user'], true],
    [['token'], false],
    [[], false],
  ])('with the cookies %j, a stored session: %s', async (cookies, is) => {
    remember('dc_', cookies)
    await start('/')
    expect(root.hasAttribute('data-session')).toBe(is)
  })

  it.each([
    ['navigate', '/', true],
    ['navigate', '/#faq', false],
    ['reload', '/', false],
    ['back_forward', '/', false],
  ])('after %s to %s, a new visit at the top: %s', async (type, path, is) => {
    visit.type = type
    await start(path)
    expect(root.hasAttribute('data-fresh')).toBe(is)
  })

  it.each([
    [1.6, undefined, true],
    [1.6, 'true', false],
    [10, undefined, false],
    [undefined, undefined, false],
  ])('at %s Mbit/s with Inter stored: %s, the fallback font: %s', async (downlink, inter, is) => {
    vi.stubGlobal('navigator', { ...navigator, ...(downlink ? { connection: { downlink } } : {}) })
    if (inter) localStorage.setItem('dc:inter', inter)
    await start('/')
    expect(root.hasAttribute('data-plain')).toBe(is)
  })
})
