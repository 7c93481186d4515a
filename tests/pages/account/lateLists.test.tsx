import { expect, it, vi } from 'vitest'
import { bodiesOf, db, handlers, renderWithoutNotices, required, screen, waitFor, within } from '@tests/page'

it('offers a removed tag no more, on a server whose lists are one read late', async () => {
  const { listUserTags } = handlers
  const said: ReturnType<typeof listUserTags>[] = [db.userTags.filter(({ userId }) => userId === 'u-member')]
  vi.spyOn(handlers, 'listUserTags').mockImplementation((call) => {
    said.push(structuredClone(listUserTags(call)))
    return required(said.shift())
  })
  const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
  await user.type(await screen.findByLabelText('New tag'), 'podcaster')
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  await user.click(await screen.findByRole('button', { name: 'Remove podcaster' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove podcaster' })).toBeNull())
  for (const call of ['addUserTag', 'deleteUserTag'] as const) expect(bodiesOf(call)).toHaveLength(1)
})

it('offers a declined invitation no more, on a server whose lists are one read late', async () => {
  const { user } = await renderWithoutNotices('/account/team-invitation', {
    as: 'member',
    backend: 'minimal',
  })
  const [decline] = await screen.findAllByRole('button', { name: /^Decline the invitation/ })
  const name = String(decline?.getAttribute('aria-label'))
  await user.click(screen.getByRole('button', { name }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Decline / }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(bodiesOf('rejectInvitation')).toHaveLength(1)
})
