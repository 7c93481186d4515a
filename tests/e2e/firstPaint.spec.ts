import { hold } from './helpers/hold'
import { live } from './helpers/parts'
import { expect, test } from './helpers/test'

for (const [chosen, device] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`prerendered pages are shown in the ${chosen} mode that was chosen on a ${device} device, from the first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device })
    await page.addInitScript((mode) => {
      localStorage.setItem('dc:colourMode', JSON.stringify(mode))
      const seen: (string | undefined)[] = []
      Object.assign(window, { modesSeen: seen })
      const look = () => document.body && seen.push(document.documentElement.dataset.bsTheme)
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    }, chosen)
    const release = await hold(page)
    for (const path of ['/account', '/solutions', '/']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('banner')).toBeVisible()
      const [red = 0] = await page.evaluate(() =>
        (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
      )
      expect(red > 127 ? 'light' : 'dark').toBe(chosen)
    }
    release()
    await live(page)
    const seen = await page.evaluate((): unknown[] => Object.getOwnPropertyDescriptor(window, 'modesSeen')?.value)
    expect(new Set(seen)).toEqual(new Set([chosen]))
  })

test('a prerendered page is painted in its styles without any style sheet', async ({ page }) => {
  const release = await hold(page, '**/assets/*.css')
  await page.goto('/', { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  await expect(page.locator('.hero-grid')).toHaveCSS('display', 'grid')
  const linked = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length)
  expect(await linked()).toBe(0)
  release()
  await live(page)
  await expect.poll(linked).toBeGreaterThan(0)
})
