import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
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

/** Closes the dialogs that open for a member: the welcome, or new invitations. */
export async function closeGreeting(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Signs in with the form. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Doers-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Waits until a prerendered page is interactive: before that, no handler receives a click. */
export const live = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
