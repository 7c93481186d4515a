import { live } from './parts'
import { expect, test } from './test'

test('Back from a product restores search, category, order and scroll position of the list (T4.1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/solutions')
  await live(page)
  const category = page.getByRole('button', { name: 'Business', exact: true })
  const order = page.getByLabel('Sort by')
  const search = page.getByRole('searchbox', { name: 'Search solutions' })
  await category.click()
  await order.selectOption('Price, highest first')
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
