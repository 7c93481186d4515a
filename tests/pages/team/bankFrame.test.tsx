import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerBank, bankFrame, payButton } from '@tests/payments/bank'
import { confirm, inWizard, open, quickRegistration, toPayment, payWith } from './registering'
import { dialog, quickSeats, show } from './seatTests'

/** The payer works in the bank's frame, beside the dialog that waits for it. */
async function keepsFocus() {
  const frame = await bankFrame()
  expect(frame.closest('[role="dialog"]')).toBeNull()
  act(() => frame.focus())
  // The dialog looks where the focus is in a task of its own.
  await act(() => new Promise((done) => setTimeout(done)))
  expect(frame).toHaveFocus()
}

quickSeats()
it('the bank’s frame keeps the focus beside the dialog that buys seats', async () => {
  const { user } = await show('/team/members?seats=add', { scenario: 'owner-3ds' })
  await user.click(await payButton(/^Pay S\$/, await dialog('Add seats')))
  await keepsFocus()
  await answerBank('Complete')
  // The dialog closes, and the page says it.
  await waitFor(() => expect(screen.getByText('Your seats are ready.')).toBeVisible())
})

quickRegistration()
it('a registration that the bank refuses is confirmed again, and completed', async () => {
  const shown = await open()
  await toPayment(shown, 1)
  await payWith(shown, '4000002500003155')
  await keepsFocus()
  await answerBank('Fail')
  expect(await (await inWizard()).findByText('Your bank didn’t confirm the payment')).toBeVisible()
  await confirm(shown)
  await answerBank('Complete')
  expect(await screen.findByRole('dialog', { name: 'Your team is ready' })).toBeVisible()
})
