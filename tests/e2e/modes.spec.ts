import type { Locator, Page } from '@playwright/test'
import { seesFocus } from './keys'
import { cutSideways, lostInForcedColours, moving, pinnedShare, ringTrouble, smallTargets } from './modes'
import { standing } from './states'
import { expect, test, type Persona } from './test'

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const first = (page: Page) => page.getByRole('main').locator('.btn').filter({ visible: true }).first()

/** A few pages that have everything, and the act that each is there for. */
const pages: [persona: Persona, path: string, act: (page: Page) => Locator][] = [
  ['visitor', '/', first],
  ['visitor', '/login', button('Sign in')],
  ['visitor', '/solutions', (page) => page.getByRole('searchbox', { name: 'Search solutions' })],
  ['visitor', '/solutions/company-registration', button('Add to cart')],
  ['premium', '/cart', button('Go to payment')],
  ['premium', '/account', first],
  ['premium', '/account/billing', button('Download PDFs')],
  ['premium', '/account/profile', button('Save profile')],
]

for (const [persona, path, act] of pages) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await signIn(persona)
      await page.goto(path)
      await standing(page, 'full')
    })

    test('in forced colours everything keeps its edge and its ring', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect.soft(await lostInForcedColours(page)).toEqual([])
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        expect.soft(await ringTrouble(page)).toBe('')
      }
    })

    test('nothing moves for those who do not want that', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await act(page).hover()
      expect(await moving(page)).toEqual([])
    })

    test('in a window of 320 by 256 pixels all is in reach', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await cutSideways(page)).toEqual([])
      expect.soft(await pinnedShare(page)).toBeLessThanOrEqual(0.5)
      await act(page).focus()
      await seesFocus(page)
    })

    test('text of twice the size is cut nowhere', async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await cutSideways(page)).toEqual([])
    })

    test('targets are large enough, or stand apart', async ({ page }) => {
      expect.soft(await smallTargets(page), 'on a desktop').toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await smallTargets(page), 'on a phone').toEqual([])
    })
  })
}
