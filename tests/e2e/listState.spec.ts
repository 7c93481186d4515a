import { live } from './helpers/parts'
import { expect, test } from './helpers/test'

test('Back from a product restores search, category, order and scroll position of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/solutions')
  await live(page)
  const category = page.getByRole('button', { name: 'Business', exact: true })
  const order = page.getByLabel('Sort by')
  const search = page.getByRole('searchbox', { name: 'Search solutions' })
  await category.click()
  await order.selectOption('Highest price')
  await search.fill('co')
  await expect(page).toHaveURL('/solutions?category=business&sort=price-down&q=co')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  const shown = await titles.allTextContents()
  expect(shown.length).toBeGreaterThan(2)

  const last = page.getByRole('main').getByRole('listitem').last()
  // The scroll position when the click arrives: a click scrolls to its target first.
  const clickedAt = page.evaluate(
    () => new Promise<number>((done) => addEventListener('click', () => done(scrollY), { capture: true, once: true })),
  )
  await last.getByRole('link').click()
  const place = await clickedAt
  expect(place).toBeGreaterThan(300)
  await expect(page).toHaveURL(/\/solutions\/[\w-]+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/solutions?category=business&sort=price-down&q=co')
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await expect(order).toHaveValue('price-down')
  await expect(search).toHaveValue('co')
  await expect(titles).toHaveText(shown)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('on a phone the bar of the selected rows stays in view, and covers nothing that has the focus', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin')
  await page.goto('/admin/solution-activation')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: 'Activate', exact: true })).toBeInViewport({ ratio: 1 })
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const { top } = await bar.evaluate((element) => element.getBoundingClientRect())
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport({ ratio: 1 })
    expect(await focused.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top)
  }
})

test('on a phone a card begins with its name, with the menu beside it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('admin')
  await page.goto('/admin/media')
  const card = page.getByRole('table', { name: 'Media' }).locator('tbody tr').first()
  const menu = await card.getByRole('button', { name: /^Actions for/ }).boundingBox()
  const link = await card.getByRole('rowheader').getByRole('link').boundingBox()
  expect(link && menu && link.x + link.width <= menu.x && Math.abs(link.y - menu.y) < 12).toBe(true)
  await page.goto('/admin/subscription-events')
  const event = page.getByRole('table', { name: 'Subscription events' }).locator('tbody tr').first()
  await expect(event).toBeVisible()
  // Empty cells are not shown.
  const tops = await event
    .locator('th, td')
    .evaluateAll((cells) => cells.flatMap((one) => [...one.getClientRects()].map(({ top }) => top)))
  const header = await event.getByRole('rowheader').boundingBox()
  expect(header?.y).toBe(Math.min(...tops))
})
