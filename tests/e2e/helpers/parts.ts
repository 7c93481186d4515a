import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Site } from './site'

/** The heading of the page. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The region of the toasts. */
export const toasts = (page: Page) => page.getByRole('region', { name: /Messages/ })

/** The sidebar of an account. */
export const side = (page: Page, account: 'Personal' | 'Team') =>
  page.getByRole('navigation', { name: `${account} account` })

/** The bodies of all requests of an operation, oldest first. */
export const sent = ({ calls }: Site['control'], call: string) =>
  calls.filter(({ id }) => id === call).map(({ sent: body }) => JSON.parse(body ?? 'null') as unknown)

/** The file that the browser downloads after a click on a button. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') }
}

/** Signs in with the form. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Doers-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Counts the documents that a page requests from now on: a link within the app requests none. @returns their number so far */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** Waits until a prerendered page is interactive: before that, no handler receives a click. */
export const live = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return (
      root !== null && !root.dataset.prerendered && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    )
  })
