import { expect, type Page } from '@playwright/test'

/** The heading of the page. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Where toasts are shown. */
export const toasts = (page: Page) => page.getByRole('region', { name: /Messages/ })

/** Closes what greets a member: the welcome, or new invitations. */
export async function closeGreeting(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Signs in by the form. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Doers-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
