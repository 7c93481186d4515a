import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from '@/build/boot'
import type { Built } from '@/build/bundle'
import type { PageSource } from '@/build/pageSources'

let built: Built

function chunk(name: string, imports: string[] = [], css: string[] = []): string {
  const file = `assets/${name}-a1b2c3d4.js`
  const source = `src/${name}.tsx`
  built.set(file, {
    file,
    modules: [source],
    imports,
    dynamicImports: [],
    css,
    isEntry: name === 'main',
    length: 9,
    source,
  })
  return file
}

const page = (path: string, source: string, reads: string[] = []): PageSource => ({
  path,
  source,
  layout: [],
  member: reads.length > 0,
  reads,
})

/** Without the entry, which the document names as well. */
const preloaded = () =>
  [...document.head.querySelectorAll('link')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => !path.includes('/main-'))

beforeEach(() => {
  built = new Map()
  chunk('main')
  document.head.innerHTML = ''
})

it.each([
  ['1', ['/assets/Account-a1b2c3d4.js', '/assets/guards-a1b2c3d4.js']],
  ['0', ['/assets/Account-a1b2c3d4.js']],
])('with VITE_MOCKS=%s, a members’ page preloads %j, since on mocks the URL may sign somebody in', (mocks, files) => {
  chunk('Account')
  chunk('guards')
  Object.assign(built.get('assets/guards-a1b2c3d4.js') ?? {}, { modules: ['src/app/memberGuards.ts'] })
  history.replaceState(null, '', '/account?as=premium')
  const account = { ...page('/account', 'src/Account.tsx'), member: true }
  runInThisContext(bootScript(built, [account], { VITE_MOCKS: mocks }))
  expect(preloaded().sort()).toEqual(files)
})

it('the boot script fetches the entry, and the chunks and styles of the route that the URL matches', () => {
  const shared = chunk('shared', [], ['assets/shared.css'])
  chunk('Product', [shared, 'assets/main-a1b2c3d4.js'])
  chunk('Events')
  const pages = [page('/solutions/:product', 'src/Product.tsx'), page('/events', 'src/Events.tsx')]
  history.replaceState(null, '', '/solutions/ads-credit')
  runInThisContext(bootScript(built, pages, {}))
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)
  expect(links).toEqual([
    'modulepreload /assets/main-a1b2c3d4.js',
    'preload /assets/shared.css',
    'modulepreload /assets/Product-a1b2c3d4.js',
    'modulepreload /assets/shared-a1b2c3d4.js',
  ])
})

describe('on a slow connection', () => {
  const links = () => [...document.head.querySelectorAll('link')]
  const fetched = () => links().map(({ href }) => new URL(href).pathname.replace(/^\/assets\/|-a1b2c3d4/g, ''))
  const tell = (event: string, ...files: string[]) => {
    for (const link of links())
      if (files.some((file) => link.href.includes(`/${file}`))) link.dispatchEvent(new Event(event))
  }
  const start = (path: string, source: string) => {
    history.replaceState(null, '', path)
    runInThisContext(bootScript(built, [page(path, source)], {}))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { ...navigator, connection: { downlink: 1.6 } })
    // 110 kB, compressed: 0.55 s at 1.6 Mbit/s.
    built.get('assets/main-a1b2c3d4.js')!.length = 393_000
    chunk('Cart', [], ['assets/Cart.css'])
  })
  afterEach(() => {
    document.cookie = 'dc_token=; max-age=0'
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the page’s code is requested when the entry should have arrived, styles at once', () => {
    start('/cart', 'src/Cart.tsx')
    expect(fetched()).toEqual(['main.js', 'Cart.css'])
    vi.advanceTimersByTime(500)
    expect(fetched()).toHaveLength(2)
    vi.advanceTimersByTime(100)
    expect(fetched()).toEqual(['main.js', 'Cart.css', 'Cart.js'])
  })

  it('sooner if the entry has arrived, and once', () => {
    start('/cart', 'src/Cart.tsx')
    tell('load', 'main', 'Cart.css')
    expect(fetched()).toEqual(['main.js', 'Cart.css', 'Cart.js'])
    vi.runAllTimers()
    expect(fetched()).toHaveLength(3)
  })

  it('as well if the entry fails', () => {
    start('/cart', 'src/Cart.tsx')
    tell('error', 'main', 'Cart.css')
    expect(fetched()).toContain('Cart.js')
  })

  it('what checks a stored session comes before the page', () => {
    document.cookie = 'dc_token=a-token'
    chunk('guards')
    Object.assign(built.get('assets/guards-a1b2c3d4.js')!, { modules: ['src/app/memberGuards.ts'], length: 50_000 })
    start('/cart', 'src/Cart.tsx')
    tell('load', 'main', 'Cart.css')
    expect(fetched()).toEqual(['main.js', 'Cart.css', 'guards.js'])
    vi.runAllTimers()
    expect(fetched()).toEqual(['main.js', 'Cart.css', 'guards.js', 'Cart.js'])
  })
})

it.each([
  ['a stored session', 'dc_token=a-token', ['Cart', 'Buyer']],
  ['visitors', '', ['Cart']],
])('fetches for %s what the page has for members only', (_who, cookie, files) => {
  chunk('Cart')
  chunk('Buyer')
  document.cookie = cookie
  history.replaceState(null, '', '/cart')
  runInThisContext(bootScript(built, [{ ...page('/cart', 'src/Cart.tsx'), forMembers: ['src/Buyer.tsx'] }], {}))
  document.cookie = 'dc_token=; max-age=0'
  expect(preloaded()).toEqual(files.map((name) => `/assets/${name}-a1b2c3d4.js`))
})

describe('what the boot script requests while the code is in flight', () => {
  const pages = () => [
    page('/account', 'src/Account.tsx', ['GET /user/me', 'GET /orders']),
    page('/cart', 'src/Cart.tsx'),
    { ...page('/events', 'src/Events.tsx', ['GET /user/me']), open: { calls: ['GET /events'], files: ['menu.json'] } },
  ]
  const cookies = ['dc_token', 'dc_user', 'x_token', 'x_user']

  afterEach(() => {
    for (const name of cookies) document.cookie = `${name}=; max-age=0`
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    delete window.earlyConfig
    delete window.earlyReads
  })

  const over = (nextHopProtocol: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {
        name: '',
        entryType: 'navigation',
        startTime: 0,
        duration: 0,
        toJSON: () => '',
        nextHopProtocol,
      } as PerformanceEntry,
    ])

  beforeEach(() => void over('h2'))

  /** Runs the script at a path. @returns the requests: address and bearer */
  async function requests(path: string, config: Response, settings: Record<string, string> = {}): Promise<string[]> {
    chunk('Account')
    chunk('Cart')
    history.replaceState(null, '', path)
    const sent = vi.fn((_url: string, _init?: { headers?: { Authorization?: string } }) =>
      Promise.resolve(Response.json({})),
    )
    vi.stubGlobal('fetch', sent)
    window.earlyConfig = Promise.resolve(config)
    runInThisContext(bootScript(built, pages(), settings))
    await window.earlyReads
    // The settings are still there for the app.
    expect(config.bodyUsed).toBe(false)
    return sent.mock.calls.map(([url, init]) => [url, init?.headers?.Authorization].filter(Boolean).join(' '))
  }

  it('the maintenance document, and for a stored session what the page reads', async () => {
    document.cookie = 'dc_token=a%20token'
    document.cookie = 'dc_user=sealed'
    expect(await requests('/account', Response.json({}))).toEqual([
      '/content/maintenance.json',
      '/api/user/me Bearer a token',
      '/api/orders Bearer a token',
    ])
  })

  it('what needs a word of another answer, once that is there; nothing for another word', async () => {
    document.cookie = 'dc_token=a-token'
    document.cookie = 'dc_user=sealed'
    const answers: Record<string, unknown> = {
      '/api/premium': { tier: 'annual' },
      '/api/free': { tier: 'free' },
      '/api/none': { tier: null },
    }
    const sent = vi.fn((url: string) => Promise.resolve(Response.json(answers[url] ?? {})))
    vi.stubGlobal('fetch', sent)
    window.earlyConfig = Promise.resolve(Response.json({}))
    history.replaceState(null, '', '/account')
    chunk('Account')
    const first = ['/premium', '/free', '/none']
    const reads = [...first, ...first.map((path) => `/tier/{tier of ${path}: monthly|annual}`)].map(
      (path) => `GET ${path}`,
    )
    runInThisContext(bootScript(built, [page('/account', 'src/Account.tsx', reads)], {}))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(5))
    expect(sent.mock.calls.map(([url]) => url).slice(1)).toEqual([
      ...first.map((path) => `/api${path}`),
      '/api/tier/annual',
    ])
    const early = await window.earlyReads
    expect(Object.keys(early?.answers ?? {})).toContain('/api/tier/annual')
    // The app still reads the answer itself.
    expect(await (await early?.answers['/api/premium'])?.json()).toEqual({ tier: 'annual' })
  })

  it('no reads on a page that has none, and none for half a session', async () => {
    document.cookie = 'dc_token=a-token'
    expect(await requests('/account', Response.json({}))).toEqual(['/content/maintenance.json'])
    document.cookie = 'dc_user=sealed'
    expect(await requests('/cart', Response.json({}))).toEqual(['/content/maintenance.json'])
  })

  it('what a public page reads, for visitors without and for members with their session', async () => {
    const files = ['/content/maintenance.json', '/content/menu.json']
    expect(await requests('/events', Response.json({}))).toEqual([...files, '/api/events'])
    document.cookie = 'dc_token=a-token'
    document.cookie = 'dc_user=sealed'
    expect(await requests('/events', Response.json({}))).toEqual([
      ...files,
      '/api/user/me Bearer a-token',
      '/api/events Bearer a-token',
    ])
  })

  it('no reads over HTTP/1.1, where they would take the connections of the code', async () => {
    over('http/1.1')
    document.cookie = 'dc_token=a-token'
    document.cookie = 'dc_user=sealed'
    expect(await requests('/account', Response.json({}))).toEqual(['/content/maintenance.json'])
  })

  it('where config.json says, over what was built', async () => {
    document.cookie = 'x_token=a-token'
    document.cookie = 'x_user=sealed'
    const config = Response.json({ VITE_API_BASE_URL: 'https://api.example/v1/', VITE_COOKIE_PREFIX: 'x_' })
    expect(await requests('/account', config, { VITE_CONTENT_URL: 'https://cms.example' })).toEqual([
      'https://cms.example/maintenance.json',
      'https://api.example/v1/user/me Bearer a-token',
      'https://api.example/v1/orders Bearer a-token',
    ])
  })

  it('at the built addresses where there is no config.json but the app itself', async () => {
    const html = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    expect(await requests('/account', html)).toEqual(['/content/maintenance.json'])
  })

  it('nothing while config.json fails: it may name another server than the build', async () => {
    document.cookie = 'dc_token=a-token'
    document.cookie = 'dc_user=sealed'
    expect(await requests('/account', new Response('', { status: 503 }))).toEqual([])
  })
})
