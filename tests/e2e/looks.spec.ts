import type { Locator, Page } from '@playwright/test'
import { addressOf } from './helpers/exampleUrls'
import { live, toasts } from './helpers/parts'
import { recordShifts, shiftsOf } from './helpers/shifts'
import { reachState } from './helpers/states'
import { expect, test } from './helpers/test'
import { required } from '../required'

const box = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)

test('the fields of a row of the profile stand on one line, and none leaves its card', async ({ page, signIn }) => {
  await signIn('premium')
  await page.goto('/account/profile')
  await reachState(page, 'full')
  for (const shut of await page.locator('summary').filter({ visible: true }).all()) await shut.click()
  const misplaced = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.profile-grid')].flatMap((grid) => {
        const fields = [...grid.children].filter((one) => one.checkVisibility())
        const bottom = grid.closest('.card')?.getBoundingClientRect().bottom ?? 0
        return fields.flatMap((field) => {
          const own = field.getBoundingClientRect()
          const beside = fields
            .map((one) => one.getBoundingClientRect())
            .filter(({ top }) => Math.abs(top - own.top) < 60)
          const isLow = beside.some((other) => own.bottom > other.bottom + 1)
          return isLow || own.bottom > bottom - 12 ? [field.textContent] : []
        })
      }),
    )
  // The opened parts are still growing to their size.
  await expect.poll(misplaced).toEqual([])
})

test('a filter is as wide as its longest choice, not as the page', async ({ page }) => {
  for (const path of ['/masterclass', '/featured-doer', '/blog']) {
    await page.goto(path)
    await reachState(page, 'full')
    const { width } = await box(page.locator('.filters-select').first())
    expect(width, path).toBeLessThan(400)
  }
})

test('the texts of content pages have room for words', async ({ page }) => {
  for (const path of ['/about', '/enterprise', '/resources', '/teammembership']) {
    await page.goto(path)
    await reachState(page, 'full')
    const widths = await page.locator('.content-card p').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    expect(widths.length, path).toBeGreaterThan(2)
    expect(Math.min(...widths), path).toBeGreaterThan(150)
  }
})

/** How bright a place of the page is on average, from 0 to 1. */
async function brightness(page: Page, place: Locator): Promise<number> {
  await place.scrollIntoViewIfNeeded()
  const picture = (await place.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const { width, height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const points = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    let sum = 0
    for (let at = 0; at < points.length; at += 4)
      sum += ((points[at] ?? 0) * 0.3 + (points[at + 1] ?? 0) * 0.6 + (points[at + 2] ?? 0) * 0.1) / 255
    return sum / (points.length / 4)
  }, picture)
}

test('pictures do not glare in the dark', async ({ page, server }) => {
  // The masterclasses of the mock server have no pictures.
  for (const one of server.db.media) one.thumbnail ??= server.db.events[0]?.image ?? null
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [pattern, picture] of [
    ['/events/:eventId', '.event-picture'],
    ['/masterclass', 'img.circle-art'],
    ['/featured-doer', 'img.circle-art, img.avatar'],
  ] as const) {
    await page.goto(addressOf(pattern, server.db))
    await reachState(page, 'full')
    expect(await brightness(page, page.locator(picture).first()), pattern).toBeLessThan(0.45)
  }
})

test('the payment is beside the summary where there is room, and both are in view', async ({ page, signIn }) => {
  await signIn('premium')
  await page.goto('/cart')
  await live(page)
  await page.getByRole('button', { name: 'Go to payment' }).click()
  const payment = page.getByRole('form', { name: 'Payment' })
  await expect(payment).toBeInViewport()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toBeInViewport()
  const [left, right] = [await box(payment), await box(summary)]
  expect(left.right).toBeLessThanOrEqual(right.left)
  expect(left.width).toBeGreaterThan(right.width)
})

test('a message of the server without a break, and of any length, leaves the page as wide as it is', async ({
  page,
  server,
}) => {
  server.fail('login', { status: 422, message: `X${'x'.repeat(200_000)}` })
  await page.goto('/login')
  await live(page)
  await page.getByLabel('Email address').fill('member@doers.test')
  await page.getByLabel('Password', { exact: true }).fill('Doers-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/x{200}/).first()).toBeVisible()
  await expect(toasts(page).getByText(/x{301}/)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

for (const path of [
  '/admin/signup-survey-responses?show=charts',
  '/admin/referral-points-redemptions?redemption=',
  '/surveys/survey-events',
])
  test(`names and answers without a break leave ${path} as wide as it is`, async ({ page, server, signIn }) => {
    const long = 'W'.repeat(300)
    const redemption = required(server.db.redemptions.find(({ status }) => status === 'PENDING'))
    Object.assign(required(server.db.users.find(({ userId }) => userId === redemption.userId)), { firstName: long })
    for (const survey of server.db.signupSurveys) Object.assign(survey, { doerType: long, reasons: [long, `${long}2`] })
    for (const survey of server.db.surveys)
      survey.questions = survey.questions.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option, label: `${long} ${option.label}` })),
      }))
    await signIn('admin')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path.endsWith('=') ? path + redemption.redemptionId : path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await reachState(page, 'full')
      await expect(page.getByText(/W{300}/).first()).toBeVisible()
      // Parts that depend on the width are rendered again.
      await expect.poll(() => beyond(page), `at ${width}`).toEqual([])
    }
  })

/** What reaches beyond the right edge of the page; rows of tabs and filters scroll by themselves. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((one) => {
      const { right } = one.getBoundingClientRect()
      const scrolls = one.closest('.visually-hidden, .tab, .chip') !== null
      return right > innerWidth + 1 && one.checkVisibility() && !scrolls
        ? [`${one.tagName}.${one.getAttribute('class')} reaches ${Math.round(right)}`]
        : []
    }),
  )

for (const [path, scenario, persona] of [
  ['/accept-terms', 'both-due', 'premium'],
  ['/about-you', 'personalisation-due', 'member'],
] as const)
  test(`${path} does not move what it has shown`, async ({ page, server, signIn }) => {
    server.applyScenario(scenario)
    await signIn(persona)
    await recordShifts(page)
    await page.goto(path)
    await reachState(page, 'full')
    const { total, told } = await shiftsOf(page)
    expect(total, told).toBeLessThanOrEqual(0.02)
  })

test('on a phone a member takes two lines, and long names wrap beside their button', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await signIn('owner')
  await page.goto('/team/solutions')
  const rows = page.getByRole('table', { name: 'Members and their solutions' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  await rows.getByRole('button').first().click()
  const items = page.getByRole('dialog', { name: /^Solutions of / }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  const crowded = await items.evaluateAll(
    (all) =>
      all.filter((item) => {
        const [name, button] = [...item.children].map((child) => child.getBoundingClientRect())
        return !name || !button || name.right > button.left || button.right > item.getBoundingClientRect().right + 1
      }).length,
  )
  expect(crowded).toBe(0)
  await page.goto('/team/billing')
  // Long titles of charges wrap between words: there is room for the longest.
  const titles = page.getByRole('table', { name: /^Due by/ }).locator('tbody td:nth-child(2)')
  await expect(titles.first()).toBeVisible()
  for (const { width } of await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(width).toBeGreaterThan(180)
})

for (const [persona, path, usual] of [
  ['owner', '/team/admin-information', 'Active'],
  ['admin', '/admin/users', 'Active'],
] as const)
  test(`on a phone a person of ${path} is a card in line with the name, without the usual state`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(persona)
    await page.goto(path)
    const rows = page.locator('tr[data-row]')
    await expect(rows.first()).toBeVisible()
    await expect(rows.getByText(usual, { exact: true }).filter({ visible: true })).toHaveCount(0)
    const crooked = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const leftOf = (one: Element) => one.getBoundingClientRect().left
        const name = row.querySelector('th .data-person > :last-child')
        const said = [...row.querySelectorAll('td:not(.data-acts)')].filter((cell) => cell.clientHeight > 0)
        return name && Math.abs(Math.min(...said.map(leftOf)) - leftOf(name)) < 1 ? [] : [row.textContent]
      }),
    )
    expect(crooked).toEqual([])
  })

for (const [persona, paths] of [
  ['owner', ['/team/billing', '/team/billing?show=subscriptions']],
  ['admin', ['/admin/invoices', '/admin/solution-activation']],
] as const)
  test(`on a phone the action of a row of ${paths.join(' and ')} stands beside its status or date`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(persona)
    for (const path of paths) {
      await page.goto(path)
      const rows = page.locator('tr[data-row]:has(.data-acts .btn)')
      await expect(rows.first()).toBeVisible()
      const alone = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const acts = row.querySelector('.data-acts')?.getBoundingClientRect()
          const isBeside = [...row.querySelectorAll('td:is(.data-second, :has(.badge))')].some((cell) => {
            const { top, bottom } = cell.getBoundingClientRect()
            return acts && top < acts.bottom && bottom > acts.top
          })
          return isBeside ? [] : [row.textContent]
        }),
      )
      expect(alone, path).toEqual([])
    }
  })
