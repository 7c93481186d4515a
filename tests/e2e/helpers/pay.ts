import type { Page } from '@playwright/test'

/** Cards from Stripe's list of test cards. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', secured: '4000 0025 0000 3155' }

/** Fills in the card fields, choosing a new card instead of a saved one. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry' }).fill('12 / 30')
  await page.getByRole('textbox', { name: 'CVC' }).fill('123')
}

/** The button that charges. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay S\$/ })
