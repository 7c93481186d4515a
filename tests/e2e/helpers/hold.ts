import type { Page } from '@playwright/test'

/** Holds back what matches: by default the app's scripts, so that the page stays prerendered. @returns what lets it go on */
export async function hold(page: Page, pattern: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}
