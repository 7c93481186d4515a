import { expect, it } from 'vitest'
import { renderWithoutNotices, screen, waitFor } from '@tests/page'
import type { Persona } from '@tests/page'

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
