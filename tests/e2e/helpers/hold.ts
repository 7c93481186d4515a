import type { Page } from '@playwright/test'

/** Holds requests back, by default of the app's scripts: the page stays prerendered. @returns releases them */
export async function hold(page: Page, pattern: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}
