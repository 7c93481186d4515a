import { expect, it, vi } from 'vitest'
import { bodiesOf, renderAt, screen, within } from '@tests/page'

it('has a form for Refer & Earn, with its own URL', async () => {
  const { user, router } = await renderAt('/contact', { as: 'member' })
  await user.click(await screen.findByRole('link', { name: 'Refer & Earn' }))
  await user.type(await screen.findByLabelText('Your question'), 'My referral has not been counted.')
  await user.click(screen.getByRole('button', { name: 'Send question' }))
  await screen.findByRole('heading', { name: 'Question sent' })
  expect(router.state.location.search).toBe('?about=referrals')
  expect(bodiesOf('sendContactUsReferralEmail')).toEqual([
    { from: 'member@doers.test', message: 'My referral has not been counted.' },
  ])
})

it('links to the other forms, sends a message to support, and says where the reply goes', async () => {
  const { user } = await renderAt('/contact')
  const ways = await screen.findByRole('complementary', { name: 'Other ways to reach us' })
  await vi.waitFor(() =>
    expect(
      within(ways)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/solutions', '/careers', '/mailing-list']),
  )

  const form = await screen.findByRole('form', { name: 'Message to us' })
  await user.type(within(form).getByLabelText('Email address'), ' jo@studiojo.example ')
  await user.type(within(form).getByLabelText('Subject'), 'Team plans')
  await user.type(within(form).getByLabelText('Message'), 'Do you offer seats for 60 people?')
  await user.click(within(form).getByRole('button', { name: 'Send message' }))
  const done = await screen.findByRole('heading', { name: 'Message sent' })
  expect(done).toHaveFocus()
  expect(screen.getByText('We’ll reply to jo@studiojo.example.')).toBeVisible()
  expect(bodiesOf('sendEmailToUs')).toEqual([
    { subject: 'Team plans', message: 'Do you offer seats for 60 people?', from: 'jo@studiojo.example', to: 'support' },
  ])
})
