import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn } from './helpers/parts'
import { cards, enterCard } from './helpers/pay'
import { expect, test } from './helpers/test'

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })

test('serves pages with the headers of the build', async ({ request }) => {
  for (const path of ['/', '/login', '/account/profile']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe-|@[A-Z_]+@|\*(?!\.js\.stripe\.com)/)
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    // The first script of every document, by its hash.
    expect(scripts?.replace(/'sha256-[\w+/]{43}='/g, '#')).toBe(
      "'self' # https://js.stripe.com https://*.js.stripe.com",
    )
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}; includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
  }
})

test('caches only hashed files forever', async ({ request }) => {
  const [asset] = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect((await request.get(`/assets/${asset}`)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/app.html')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/assets/gone.js')).status()).toBe(404)
  expect((await request.get('/_headers')).status()).toBe(404)
})

test('the production policy upgrades insecure requests, and the build contains no mocks', () => {
  expect(readFileSync('dist/_headers', 'utf8')).toContain('upgrade-insecure-requests')
  const all = files('dist')
  expect(all.filter((path) => path.endsWith('.map') || /mockServiceWorker|\bmsw\b/.test(path))).toEqual([])
  const told = all.filter(
    (path) =>
      /\.(js|html|json)$/.test(path) &&
      /\[MSW\]|setupWorker|Doers-2026|sourceMappingURL/.test(readFileSync(path, 'utf8')),
  )
  expect(told).toEqual([])
})

test('the token is sent to the API only, and nothing to any host but Stripe', async ({
  page,
  signIn,
  site,
  server,
  fakeStripe,
}) => {
  test.slow()
  const carriers: string[] = []
  const others: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const carries = request.headers().authorization !== undefined
    if (carries) carriers.push(request.url())
    if (origin !== site.url && !request.url().startsWith('data:')) others.push(origin)
    expect(carries && !(origin === site.url && pathname.startsWith('/api/')), request.url()).toBe(false)
  })
  await signIn('premium')
  const [post] = JSON.parse(readFileSync('dist/content/blog.json', 'utf8')) as { uid: string }[]
  const pages = [
    '/',
    '/solutions',
    '/solutions/trademark-filing',
    '/about',
    '/terms',
    '/blog',
    `/blog/${post?.uid}`,
    '/events',
    '/account',
    '/account/profile',
    '/featured-doer',
  ]
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await fakeStripe()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('radio', { name: 'Use a different card' }).check()
  await enterCard(page, cards.good)
  expect(carriers.length).toBeGreaterThan(10)
  // No other host than Stripe receives requests.
  expect([...new Set(others)]).toEqual(['https://js.stripe.com'])
  expect(server.calls.some(({ complaint }) => complaint)).toBe(false)
})

test('config.json next to the page reconfigures the build', async ({ page, site }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...site.settings, VITE_API_BASE_URL: '/elsewhere/v2', VITE_PRODUCT_NAME: 'Squareclub' } }),
  )
  await page.route('**/elsewhere/**', (route) => route.fulfill({ json: { errorMessage: 'This is elsewhere' } }))
  await page.goto('/login')
  const asked = page.waitForRequest('**/elsewhere/v2/login')
  await fillIn(page, 'member@doers.test')
  expect((await asked).method()).toBe('POST')
  await expect(page.getByRole('form').getByText('This is elsewhere')).toBeVisible()
  await expect(page.getByText('New to Squareclub?')).toBeVisible()
})

test('invalid settings stop the app and are named', async ({ page, site, clean }) => {
  clean.expectErrors(/VITE_/)
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...site.settings, VITE_API_BASE_URL: 'ftp://files', VITE_STRIPE_KEY: 'sk_live_secret' } }),
  )
  await page.goto('/solutions')
  await expect(page.getByRole('heading', { name: 'This installation isn’t set up yet' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'VITE_API_BASE_URL' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'VITE_STRIPE_KEY' })).toBeVisible()
  await expect(page.getByText('sk_live_secret')).toHaveCount(0)
})
