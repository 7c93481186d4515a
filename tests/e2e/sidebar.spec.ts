import { side, title } from './helpers/parts'
import { expect, test } from './helpers/test'

test('the account options stay where they are until 628 px from the end, and go from there without a jump (R-SIDE-09)', async ({
  page,
  signIn,
}) => {
  await signIn('premium')
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/account/profile')
  await expect(title(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  const panel = side(page, 'Personal').locator('> div')
  const topAt = async (left: number) => {
    await page.evaluate((wanted) => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: scrollHeight - innerHeight - wanted, behavior: 'instant' })
    }, left)
    return panel.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  }
  await topAt(600)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Enterprise' })).toBeVisible()
  const pinned = await topAt(900)
  expect(pinned).toBeGreaterThan(0)
  expect(await topAt(640)).toBe(pinned)
  expect(await topAt(628)).toBe(pinned)
  expect(await topAt(618)).toBe(pinned - 10)
  expect(await topAt(428)).toBe(pinned - 200)
  expect(await topAt(700)).toBe(pinned)
})
