import { screen, within } from '@testing-library/react'
import type { renderWithoutNotices } from './withoutNotices'

type Shown = Awaited<ReturnType<typeof renderWithoutNotices>>

/** Enters a card in the open dialog and submits it. @returns the dialog */
export async function enterCard({ user }: Shown, number: string, act: string) {
  const dialog = await screen.findByRole('dialog')
  const fields = within(dialog)
  await user.type(await fields.findByRole('textbox', { name: 'Card number' }), number)
  await user.type(fields.getByRole('textbox', { name: 'Expiry' }), '1234')
  await user.type(fields.getByRole('textbox', { name: 'CVC' }), '123')
  await user.click(fields.getByRole('button', { name: act }))
  return dialog
}
