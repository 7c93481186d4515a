import { expect, it } from 'vitest'
import { renderAt, screen, within } from '@tests/page'

it.each([
  ['/admin/discount-codes', 'New discount code', 'dialog', 'New discount code'],
  ['/admin/events', 'New event', 'heading', 'New event'],
  ['/admin/partners', 'New partner', 'dialog', 'New partner'],
  ['/admin/surveys', 'New survey', 'dialog', 'New survey'],
  ['/admin/media', 'Add media', 'dialog', 'Add media'],
  ['/admin/admin-users', 'Grant admin access', 'dialog', 'Grant admin access'],
  ['/admin/users?user=u-premium', 'Send email to Nur Aisyah binte Rahman', 'dialog', 'Email to Nur Aisyah'],
  ['/admin/privacy-policy', 'Write a new version', 'button', 'Publish'],
  ['/admin/terms-of-use', 'Write a new version', 'button', 'Publish'],
] as const)('%s offers “%s” in the command palette', async (path, action, role, opened) => {
  const { user } = await renderAt(path, { as: 'admin' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
  const onThisPage = within(await palette.findByRole('group', { name: 'On this page' }))
  await user.click(onThisPage.getByRole('option', { name: action }))
  expect(await screen.findByRole(role, { name: new RegExp(`^${opened}`) })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Search and commands' })).not.toBeInTheDocument()
})
