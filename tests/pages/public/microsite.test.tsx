import { expect, it } from 'vitest'
import { db, renderAt, screen, waitFor, within } from '@tests/page'

async function leaveAddress(button: string) {
  const shown = await renderAt(button === 'Take part' ? '/microsites/freelancer-pulse' : '/microsites/launch-week')
  const { user } = shown
  await user.type(await screen.findByLabelText('First name'), 'Jo')
  await user.type(screen.getByLabelText('Last name'), 'Lim')
  await user.type(screen.getByLabelText('Email address'), 'jo@example.com')
  await user.click(screen.getByRole('button', { name: button }))
  return shown
}

it('sends a visitor’s address for a campaign, and offers members to sign in for an answer', async () => {
  const { user, router } = await leaveAddress('Take part')
  await screen.findByRole('heading', { name: 'Thanks for taking part' })
  expect(db.publicCampaignResponses[0]).toMatchObject({ campaignId: 'freelancer-pulse', email: 'jo@example.com' })
  await user.click(screen.getByRole('button', { name: 'Add another person' }))
  expect(screen.getByText(/^Have an account\?/)).toHaveTextContent('Have an account? Sign in to answer right away.')
  await user.click(within(screen.getByRole('form', { name: 'Take part' })).getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toBe(JSON.stringify('/microsites/freelancer-pulse'))
})

it('sends name and address from a landing page', async () => {
  await leaveAddress('Save my spot')
  await screen.findByRole('heading', { name: 'We’ve got your details' })
  expect(db.landingPageResponses[0]).toMatchObject({ landingPageId: 'launch-week', firstName: 'Jo' })
})

it('can be the mailing list form', async () => {
  await renderAt('/microsites/newsletter')
  expect(await screen.findByRole('form', { name: 'Join the mailing list' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'One useful thing every Friday' })).toBeVisible()
})

it('may stand below another one (R-RTE-05)', async () => {
  await renderAt('/microsites/launch-week/thanks')
  expect(await screen.findByRole('heading', { level: 1, name: 'See you at launch week' })).toBeVisible()
})
