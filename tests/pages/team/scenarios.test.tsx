import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ScenarioName } from '@mocks/scenarios'
import { payButton } from '@tests/payments/bank'
import { inWizard, newTeam, quickRegistration, step, toPayment, payWith } from './registering'
import { calls, dialog, fill, show } from './seatTests'
import { renderWithoutNotices } from '@tests/withoutNotices'

quickRegistration()

/** Registers a company up to the confirmation of step 3. */
async function register(scenario: ScenarioName) {
  const shown = await renderWithoutNotices('/account/events?createTeam=true', { scenario })
  await toPayment(shown)
  await payWith(shown)
  return shown
}

it.each([
  ['team-register-lost', 'Your team is ready'],
  ['team-register-price-changes', 'The price has changed'],
] as const)('%s: %s', async (scenario, text) => {
  await register(scenario)
  expect(await screen.findByText(text)).toBeVisible()
  expect(calls('addTeamSeats')).toHaveLength(scenario === 'team-register-price-changes' ? 0 : 1)
})

it('team-register-session-ends: back to step 3 with everything saved, and paid once', async () => {
  const shown = await register('team-register-session-ends')
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toMatch(/createTeam=true.*teamStep=3/)
  await waitFor(() => expect(screen.getByRole('form', { name: 'Sign in' })).not.toHaveAttribute('method'))
  await fill(shown, screen.getByLabelText('Email address'), 'premium@doers.test')
  await fill(shown, screen.getByLabelText('Password'), 'Doers-2026!')
  await shown.user.keyboard('{Enter}')
  await step('Confirm payment')
  expect(newTeam()).toMatchObject({ companyName: 'Kopi Works', status: 'INACTIVE' })
  expect(await (await inWizard()).findByText(/^1 × S\$5\.50/)).toBeVisible()
  expect(calls('addTeamSeats')).toEqual([])
  await payWith(shown)
  expect(await screen.findByRole('dialog', { name: 'Your team is ready' })).toBeVisible()
  expect(calls('addTeamSeats')).toHaveLength(1)
  expect(calls('saveConnection')).toHaveLength(1)
})

it.each([
  ['owner-seats-not-paid', 'We haven’t seen a charge'],
  ['owner-seats-unknown', 'We can’t tell yet whether you’ve paid'],
  ['owner-seats-declined', 'Your card was declined'],
] as const)('%s: %s', async (scenario, text) => {
  const { user } = await show('/team/members', { scenario })
  await user.click(await screen.findByRole('button', { name: 'Add seats' }))
  const form = await dialog('Add seats')
  await form.findByText(/^1 × S\$5\.50/)
  await user.click(await payButton(/^Pay S\$/, form))
  expect((await screen.findAllByText(text))[0]).toBeVisible()
})
