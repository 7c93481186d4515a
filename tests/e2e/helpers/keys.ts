import { expect, type Locator, type Page } from '@playwright/test'

/** What is wrong with the visibility of the focused element; nothing if it is entirely visible and not covered. */
const trouble = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'Nothing has the focus'
    // A checkbox that is clicked through its label counts as visible with that label.
    const label = focused instanceof HTMLInputElement && /radio|checkbox/.test(focused.type) && focused.labels?.[0]
    const seen = label || focused
    const { left, top, right, bottom, width, height } = seen.getBoundingClientRect()
    const name = `${seen.tagName} ${seen.getAttribute('aria-label') ?? seen.textContent?.trim().slice(0, 40) ?? ''}`
    if (!seen.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2 || height < 2)
      return `${name} is not shown`
    const { innerWidth, innerHeight } = window
    // What is higher than the window below its fixed header cannot be seen whole.
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const fits = width <= innerWidth && height <= innerHeight - header
    const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    if (fits && !isWhole) return `${name} is cut by the edge of the window`
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    if (!hit) return `${name} is out of sight`
    return seen.contains(hit) || hit.contains(seen) ? '' : `${name} is under ${hit.tagName} ${hit.className}`
  })

/** Asserts that the focused element is visible. */
export async function seesFocus(page: Page): Promise<void> {
  await expect.poll(() => trouble(page), { intervals: [50] }).toBe('')
}

/** Presses Tab until the element has the focus; every stop on the way has to be visible. */
export async function tabTo(page: Page, place: Locator, most = 40): Promise<void> {
  await expect(place).toBeVisible()
  const focused = place.and(page.locator(':focus'))
  for (let presses = 0; (await focused.count()) === 0; presses++) {
    expect(presses, `Tabs to ${String(place)}`).toBeLessThan(most)
    await page.keyboard.press('Tab')
    await seesFocus(page)
  }
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Tabs to a button or a link and presses it. */
export async function press(page: Page, place: Locator, most?: number): Promise<void> {
  await tabTo(page, place, most)
  await page.keyboard.press('Enter')
}

/** Skips the navigation and goes straight to the main content. */
export async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Skip to content' }), 3)
  await page.keyboard.press('Tab')
  await seesFocus(page)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
}
