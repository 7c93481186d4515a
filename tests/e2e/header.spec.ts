import type { Locator } from '@playwright/test'
import { live } from './helpers/parts'
import { expect, test } from './helpers/test'

const workspace = { name: /^Workspace/ }

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'Phones have a menu of their own')

  test('the mega menu opens and closes with the keyboard, and opens on hover while the pointer is inside', async ({
    page,
  }) => {
    await page.goto('/')
    await live(page)
    const button = page.getByRole('button', { name: 'Solutions & Benefits' })
    const link = page.getByRole('banner').getByRole('link', workspace)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(link).toBeVisible()
    // Moving the focus out of it closes it.
    await page.getByRole('button', { name: 'Resources' }).focus()
    await expect(link).toBeHidden()
    await button.hover()
    await expect(link).toBeVisible()
    await link.hover()
    await expect(link).toBeVisible()
    await page.mouse.move(4, 790)
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Resources' }).click()
    await expect(page.getByRole('link', { name: 'See all resources' })).toBeVisible()
  })

  test('links, cart and profile stand in one row from the narrowest width with links', async ({ page, signIn }) => {
    await signIn('premium')
    await page.goto('/')
    const profile = page.getByRole('banner').getByRole('link', { name: /Nur Aisyah/ })
    await expect(profile).toBeVisible()
    const middle = (place: Locator) =>
      place.evaluate((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2)
    for (const [width, text, isShown] of [
      [992, 100, false],
      [1168, 112.5, true],
      [1592, 112.5, true],
      [1280, 125, false],
      [1440, 125, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text)
      const links = await middle(page.getByRole('navigation', { name: 'Main' }))
      expect(await middle(profile), `${width} px, text ${text} %`).toBeCloseTo(links, 0)
      expect(await middle(page.getByRole('link', { name: /^Cart, / }))).toBeCloseTo(links, 0)
      const name = page.getByRole('banner').getByText('Doerscircle', { exact: true })
      expect(await name.evaluate((one) => one.clientWidth > 1), `name at ${width} px, text ${text} %`).toBe(isShown)
    }
  })
})

test.describe('no header is cut, or wraps to a third row of links', () => {
  test.skip(({ isMobile }) => isMobile, 'All widths are tried on the desktop')

  for (const [persona, path, last] of [
    ['visitor', '/solutions', '.site-visitor > a'],
    ['premium', '/solutions', '.site-profile'],
    ['admin', '/admin/orders', '.admin-bar-greeting'],
  ] as const)
    test(`of: ${persona}`, async ({ page, signIn }) => {
      if (persona !== 'visitor') await signIn(persona)
      await page.goto(path)
      await live(page)
      await expect(page.getByRole('banner').locator(last).first()).toBeVisible()
      for (const width of [320, 360, 412, 992, 1024, 1092])
        for (const text of [100, 150]) {
          await page.setViewportSize({ width, height: 700 })
          const faults = await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`
            const rem = 0.16 * size
            const header = document.querySelector('header') ?? document.body
            const parts = [...header.querySelectorAll<HTMLElement>('a, button')]
            // The breadcrumb and the search of the back office are a row of their own.
            const rows = (header.clientHeight - (header.querySelector('.admin-bar-where')?.clientHeight ?? 0)) / rem
            return [
              ...(rows > 6.1 ? [`${rows} rem high`] : []),
              ...parts
                .filter((part) => part.offsetWidth > 0)
                .filter((part) => {
                  const { left, right, height } = part.getBoundingClientRect()
                  return left < 0 || right > innerWidth || height > 3 * rem
                })
                .map((part) => part.innerText),
            ]
          }, text)
          expect(faults, `${width} px, text ${text} %`).toEqual([])
        }
    })
})

test('a toast covers neither the header nor the heading nor the steps nor the facts', async ({
  page,
  server,
  signIn,
}) => {
  server.applyScenario('order-not-saved')
  await signIn('premium')
  for (const [path, button, told] of [
    ['/solutions/ads-credit', 'Add to cart', 'h1'],
    ['/cart', /^Remove /, '.stepper'],
    ['/cart?step=pay', /^Pay S/, '.alert + dl'],
  ] as const) {
    await page.goto(path)
    await live(page)
    await page.getByRole('button', { name: button }).first().click()
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toBeVisible()
    await expect(page.locator(told)).toBeVisible()
    const isCovered = () =>
      page.evaluate(() => {
        const boxOf = (found: Element | null) => {
          const range = document.createRange()
          if (found) range.selectNodeContents(found)
          return found?.localName === 'h1' ? range.getBoundingClientRect() : found?.getBoundingClientRect()
        }
        const over = boxOf(document.querySelector('.Toastify__toast'))
        return [...document.querySelectorAll('header, h1, .stepper, .alert + dl')].filter((found) => {
          const box = boxOf(found)
          return (
            !box ||
            !over ||
            (box.top < over.bottom && over.top < box.bottom && box.left < over.right && over.left < box.right)
          )
        }).length
      })
    await expect.poll(isCovered).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Wide screens have no such menu')

  test('the menu is a dialog with all links, sign-in and sign-up', async ({ page }) => {
    await page.goto('/')
    await live(page)
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Sign up' })).toBeVisible()
    for (const name of ['Pricing', 'Enterprise', 'About', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport()
    const group = menu.getByText('Top deals', { exact: true })
    await expect(group).toBeInViewport()
    await expect(menu.getByRole('link', workspace)).toBeHidden()
    await menu.getByText('Solutions & Benefits', { exact: true }).click()
    await expect(menu.getByRole('link', workspace)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page).toHaveURL('/premium-membership')
    await expect(menu).toBeHidden()
  })
})
