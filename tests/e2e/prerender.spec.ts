import { readdirSync, readFileSync } from 'node:fs'
import { violations } from './helpers/axe'
import { hold } from './helpers/hold'
import { live } from './helpers/parts'
import { recordShifts, shiftsOf } from './helpers/shifts'
import { answerOneByOne, reachState } from './helpers/states'
import { expect, test } from './helpers/test'

for (const [path, most] of [
  ['/', 0.02],
  ['/login', 0.02],
  ['/solutions', 0.02],
  ['/solutions/company-registration', 0.02],
  // Inter may arrive within the tenth of a second in which it still replaces the fallback.
  ['/blog', 0.03],
  ['/events', 0.03],
  ['/premium-membership', 0.02],
  ['/solutions/ads-credit', 0.02],
  ['/about', 0.02],
] as const)
  test(`${path} becomes interactive without moving, and keeps its elements`, async ({ page, context }) => {
    // No consent was asked for yet: the question must not push anything about either.
    await context.clearCookies()
    await recordShifts(page)
    const release = await hold(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    release()
    await live(page)
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(most)
  })

test('nothing is said of members in pages that are prerendered before it is known who they are', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(account|team|cart)\b.*index\.html$/.test(file),
  )
  expect(pages.length).toBeGreaterThan(15)
  const telling = pages.filter((file) => /class="state"|Premium/.test(mainOf(readFileSync(`dist/${file}`, 'utf8'))))
  expect(telling).toEqual([])
})

const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

test('the lists of / arrive where their room is kept', async ({ page }) => {
  await recordShifts(page)
  await page.goto('/')
  const events = page.getByRole('region', { name: 'Upcoming events' })
  const doers = page.getByRole('region', { name: 'Meet the doers' })
  await live(page)
  // They are fetched once the visitor scrolls near.
  await page.getByRole('heading', { level: 2, name: 'Start where you are' }).scrollIntoViewIfNeeded()
  await events.scrollIntoViewIfNeeded()
  await expect(events.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(doers.getByRole('heading', { level: 3 })).toHaveCount(4)
  const { total, told } = await shiftsOf(page)
  expect(total, told).toBeLessThanOrEqual(0.02)
  expect(await violations(page, 'full')).toEqual([])
})

for (const [persona, path, most] of [
  // The visitor's hero gives way to the member's.
  ['premium', '/', 0.1],
  ['premium', '/account', 0.02],
  ['premium', '/account/billing', 0.02],
  ['premium', '/cart', 0.02],
  ['premium', '/events', 0.02],
  ['owner', '/team', 0.02],
  ['owner', '/team/billing', 0.02],
  ['admin', '/admin', 0.02],
] as const)
  test(`${path} does not move what it has shown`, async ({ page, signIn, site }) => {
    await signIn(persona)
    answerOneByOne(site.control)
    await recordShifts(page)
    await page.goto(path)
    await reachState(page, 'full')
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(most)
  })
