import type { Locator, Page } from '@playwright/test'
import { seesFocus } from './helpers/keys'
import { cutSideways, lostInForcedColours, moving, pinnedShare, ringTrouble, smallTargets } from './helpers/modes'
import { reachState } from './helpers/states'
import { expect, test, type Persona } from './helpers/test'

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const first = (page: Page) => page.getByRole('main').locator('.btn').filter({ visible: true }).first()

/** A few pages with all kinds of elements, and the main action of each. */
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

// One visit for all modes: steps that need a freshly loaded page come first, and each step undoes its changes.
for (const [persona, path, act] of pages)
  test(`${path} in other modes and sizes`, async ({ page, signIn }) => {
    const usual = page.viewportSize() ?? { width: 1280, height: 800 }
    await signIn(persona)
    await page.goto(path)
    await reachState(page, 'full')

    await test.step('targets are large enough or far enough apart', async () => {
      expect.soft(await smallTargets(page), 'on a desktop').toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await smallTargets(page), 'on a phone').toEqual([])
      await page.setViewportSize(usual)
    })

    await test.step('forced colours keep all borders and focus rings', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect.soft(await lostInForcedColours(page)).toEqual([])
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        expect.soft(await ringTrouble(page), `after ${stop + 1} tabs`).toBe('')
      }
      await page.emulateMedia({ forcedColors: null })
      await leaveFocus(page)
    })

    await test.step('nothing moves with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await act(page).hover()
      expect.soft(await moving(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
      await page.mouse.move(0, 0)
    })

    await test.step('everything is reachable in a viewport of 320 by 256 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await cutSideways(page)).toEqual([])
      expect.soft(await pinnedShare(page)).toBeLessThanOrEqual(0.5)
      await act(page).focus()
      await seesFocus(page)
      await leaveFocus(page)
      await page.setViewportSize(usual)
    })

    await test.step('no text is clipped at twice the text size', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await cutSideways(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await cutSideways(page), 'on a phone').toEqual([])
    })
  })

/** Nothing has the focus, and the page is at its top, as after loading. */
const leaveFocus = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
