import type { Route } from '@playwright/test'
import { hold } from './helpers/hold'
import { countDocuments, live, title } from './helpers/parts'
import { reachState } from './helpers/states'
import { expect, test } from './helpers/test'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [what, condition] of [
    ['colours mixed by CSS', /color-mix\([^)]*\)/],
    ['media queries with comparisons', /width\s*>=\s*0(px)?/],
  ] as const)
    test(`a browser too old for ${what} covers the page with a notice (R-LAY-05)`, async ({ page }) => {
      const notice = page.getByText('Your browser is too old for this site')
      await page.goto('/login')
      await expect(title(page, 'Sign in')).toBeVisible()
      await expect(notice).toBeHidden()
      // The policy names the hash of the style that is changed here.
      await page.route('**/login', async (route) => {
        const html = await (await route.fetch()).text()
        await route.fulfill({ contentType: 'text/html', body: html.replace(condition, 'unknown') })
      })
      await page.reload()
      await expect(notice).toContainText('iOS 16.4 or later')
      const covers = await notice.evaluate((one) => {
        const { width, height } = one.getBoundingClientRect()
        return [width >= innerWidth, height >= innerHeight, document.elementFromPoint(innerWidth / 2, 5) === one]
      })
      expect(covers).toEqual([true, true, true])
    })
})

const answers: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is missing', (route) => route.fulfill({ status: 404, body: '' })],
  ['is answered with the app itself', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['is empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['is cut off', (route) => route.abort('connectionreset')],
]

for (const [name, answer] of answers)
  test(`a first page whose route table ${name} says so after one reload, and can be tried again`, async ({
    page,
    clean,
  }) => {
    clean.expectErrors(
      /dynamically imported module|module script|MIME type|route tables are empty|does not provide an export|startSession|captureAttribution/,
    )
    const documents = countDocuments(page)
    await page.route('**/assets/site-*.js', answer)
    await page.goto('/events')
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
    expect(documents()).toBe(2)
    await page.unroute('**/assets/site-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  })

for (const path of ['/', '/account'])
  test(`${path} whose entry fails says so after one reload, and can be tried again`, async ({
    page,
    signIn,
    clean,
  }) => {
    clean.expectErrors(/MIME type/)
    if (path === '/account') await signIn('premium')
    const documents = countDocuments(page)
    await page.route('**/assets/first-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    )
    await page.goto(path)
    const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load all of this page' })
    await expect(notice).toBeVisible()
    expect(documents()).toBe(2)
    await page.unroute('**/assets/first-*.js')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await live(page)
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('an entry that fails while the user types loses nothing', async ({ page }) => {
  let fail = () => {}
  const failing = new Promise<void>((done) => (fail = done))
  await page.route('**/assets/first-*.js', async (route) => {
    await failing
    await route.abort('connectionreset')
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('premium@doers.test')
  fail()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('premium@doers.test')
})

// A page without a prerendered skeleton, whose heading has its style in the document.
test('a page behind sign-in is not shown before its style sheet has arrived', async ({ page, signIn }) => {
  await signIn('admin')
  const release = await hold(page, '**/assets/BlogComments-*.css')
  const code = page.waitForResponse(/\/assets\/BlogComments-[\w-]+\.js$/)
  const checked = page.waitForResponse(/\/api\/checkSessionAdmin$/)
  const heading = page.getByRole('heading', { level: 1, name: 'Blog comments' })
  await page.goto('/admin/blog-comments', { waitUntil: 'commit' })
  await code
  await checked
  await expect(heading).toHaveCount(0)
  release()
  await expect(heading).toBeVisible()
})

test('only the sign-in page fetches the code of its form, though the page itself is in the entry', async ({ page }) => {
  const code: string[] = []
  page.on('request', (request) => request.url().includes('/assets/') && code.push(request.url()))
  for (const path of ['/', '/solutions', '/events', '/cart']) {
    await page.goto(path)
    await reachState(page, 'full')
  }
  expect(code.filter((url) => url.includes('/LoginForm-'))).toEqual([])
  await page.goto('/login')
  await expect.poll(() => code.some((url) => url.includes('/LoginForm-'))).toBe(true)
})

for (const [path, least] of [
  ['/account', 15],
  ['/account/billing', 8],
  ['/account/profile', 8],
] as const)
  test(`what the first script of ${path} requests is what the page reads, and is read once`, async ({
    page,
    signIn,
  }) => {
    await signIn('premium')
    // The server of these tests speaks HTTP/1.1, over which the script requests no reads.
    await page.addInitScript(() =>
      Object.defineProperty(PerformanceResourceTiming.prototype, 'nextHopProtocol', { get: () => 'h2' }),
    )
    const reads: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/') && reads.push(`${request.method()} ${request.url()}`),
    )
    await page.goto(path)
    await reachState(page, 'full')
    expect(reads.length).toBeGreaterThan(least)
    expect(reads.filter((address, place) => reads.indexOf(address) !== place)).toEqual([])
    const left = await page.evaluate(async () => Object.keys((await window.earlyReads)?.answers ?? {}))
    expect(left).toEqual([])
  })
