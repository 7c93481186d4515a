import { expect, it } from 'vitest'
import { fail, release, renderAt, renderWithoutNotices, required, screen, userOr404, waitFor } from '@tests/page'
import type { Persona } from '@tests/page'
import { sendActivationMail } from '@mocks/db/accounts/mailbox'

type Press = { path: string; as: Persona; name: RegExp; until: () => HTMLElement | null }

/** Buttons that their own press takes away. */
const presses: Record<string, Press> = {
  'an add-on is removed from the cart': {
    path: '/cart',
    as: 'premium',
    name: /^Remove Extra class from/,
    until: () => (screen.queryByRole('button', { name: /^Remove Extra class from/ }) ? null : document.body),
  },
  'an invitation is accepted': {
    path: '/account/team-invitation',
    as: 'premium',
    name: /^Accept the invitation from/,
    until: () => (screen.queryByRole('button', { name: /^Accept/ }) ? null : document.body),
  },
  'a whole list is loaded': {
    path: '/admin/logs',
    as: 'admin',
    name: /^Search all \d+$/,
    until: () => screen.queryByText(/^All \d+ results are loaded/),
  },
  'the ID document is changed': {
    path: '/account/profile',
    as: 'premium',
    name: /^Change ID details$/,
    until: () => screen.queryByLabelText(/^Document number/),
  },
}

it.each(Object.entries(presses))('keeps the focus in the page when %s', async (_what, { path, as, name, until }) => {
  const { user } = await renderWithoutNotices(path, { as })
  const button = await screen.findByRole('button', { name })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(until()).not.toBeNull())
  expect(document.body).not.toHaveFocus()
})

it('keeps the focus in the page when an activation that switches the account fails', async () => {
  const user = userOr404('u-member')
  user.activated = false
  fail('activateAccount', '500')
  const shown = await renderAt(required(sendActivationMail(user).href), { as: 'premium' })
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    await shown.user.keyboard('{Enter}')
    await waitFor(() => expect(button).not.toBeInTheDocument())
    const heading = await screen.findByRole('heading', { level: 1, name: /^We (couldn’t|don’t)/ })
    await waitFor(() => expect(heading).toHaveFocus())
  }
  await press('Activate and switch account')
  await press('Try again')
})

it('leaves the focus where it is when an invitation is accepted meanwhile', async () => {
  const { user } = await renderWithoutNotices('/account/team-invitation', { as: 'premium' })
  fail('acceptInvitation', 'hang')
  await user.click(await screen.findByRole('button', { name: /^Accept the invitation from/ }))
  const elsewhere = required(screen.getAllByRole('link').at(-1))
  elsewhere.focus()
  await release(() => screen.getByText(/^You’re now a member of/))
  expect(elsewhere).toHaveFocus()
})
