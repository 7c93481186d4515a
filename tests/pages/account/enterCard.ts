import { screen, within } from '@testing-library/react'
import { typeCard } from '@tests/payments/bank'
import type { renderWithoutNotices } from '@tests/withoutNotices'

type Shown = Awaited<ReturnType<typeof renderWithoutNotices>>

/** Enters a card in the open dialog and submits it. @returns the dialog */
export async function enterCard({ user }: Shown, number: string, act: string) {
  const dialog = await screen.findByRole('dialog')
  const fields = within(dialog)
  await typeCard(user, number, fields)
  await user.click(fields.getByRole('button', { name: act }))
  return dialog
}
