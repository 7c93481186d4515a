import { expect, it } from 'vitest'
import { payButton } from '@tests/payments/bank'
import { fail, screen, within } from '@tests/page'
import { open, quickRegistration, toPayment, payWith } from './registering'
import { dialog, show } from './seatTests'

quickRegistration()

// Browsers resend a request whose kept-open connection broke without a byte.
it('seats that the browser bought twice are reported with the payment, and a link to the invoices', async () => {
  const { user } = await show('/team/members?seats=add')
  fail('addTeamSeats', 'resend-double')
  await user.click(await payButton(/^Pay S\$/, await dialog('Add seats')))
  expect(await screen.findByText('1 more seat than you bought')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the team’s invoices' })).toHaveAttribute('href', '/team/billing')
  expect(screen.getByText(/^Paid: S\$/)).toBeVisible()
})

it('a registration that the browser paid twice reports the extra seats', async () => {
  const shown = await open()
  await toPayment(shown, 1)
  fail('addTeamSeats', 'resend-double')
  await payWith(shown)
  const done = within(await screen.findByRole('dialog', { name: 'Your team is ready' }))
  expect(await done.findByText('1 more seat than you bought')).toBeVisible()
  expect(done.getByRole('button', { name: 'See the team’s invoices' })).toBeVisible()
})
