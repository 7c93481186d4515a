import { expect, it, vi } from 'vitest'
import { handlers, renderAt, screen, waitFor, within } from '@tests/page'

it.each([
  ['logs', 'listLogs', 'When'],
  ['users', 'listUsers', 'Joined'],
  ['signup-survey-responses', 'listSignupSurveys', 'Answered'],
] as const)('/admin/%s asks for no order before one is chosen (R-CONST-08)', async (page, call, header) => {
  const answer = vi.spyOn(handlers, call)
  const asked = () => answer.mock.calls.map(([{ query }]) => query)
  const { user } = await renderAt(`/admin/${page}`, { as: 'admin' })
  const table = within(await screen.findByRole('table'))
  const sort = table.getByRole('button', { name: header })
  expect(asked()).toEqual([{ limit: 25, offset: 0 }])
  expect(table.getByRole('columnheader', { name: header })).not.toHaveAttribute('aria-sort')
  await user.click(sort)
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ order: expect.stringMatching(/^createdAt:/) }))
})

it('the start page asks for the log without an order', async () => {
  const answer = vi.spyOn(handlers, 'listLogs')
  await renderAt('/admin', { as: 'admin' })
  await waitFor(() => expect(answer.mock.calls.map(([{ query }]) => query)).toEqual([{ limit: 100, offset: 0 }]))
})
