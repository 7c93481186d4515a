import { describe, expect, it } from 'vitest'
import { fail, findUser, renderAt, required, screen, showAfterStart, toasts, waitFor, watch, within } from '@tests/page'
import { bodiesOf } from '@tests/withoutNotices'

const at = '/admin/users?user=u-premium'
const premium = () => findUser('u-premium')
const name = () => `${premium()?.firstName} ${premium()?.lastName}`

it('revokes access although the list of administrators leaves something out of its row', async () => {
  watch.allowContractBreach()
  const { user } = await renderAt('/admin/users?user=u-admin-few', { as: 'admin' })
  const open = await screen.findByRole('button', { name: 'Revoke admin access' })
  Reflect.deleteProperty(required(findUser('u-admin-few')), 'email')
  await user.click(open)
  await user.click(await screen.findByRole('button', { name: /^Revoke access/ }))
  await waitFor(() => expect(bodiesOf('revokeAdminAccess')).toHaveLength(1))
  expect(findUser('u-admin-few')?.isAdmin).toBe(false)
})

describe('an act on a user whose answer is lost', () => {
  it('is shown as the server has it when the answer was lost, and the page says that it was done', async () => {
    fail('grantAdminAccess', 'cut')
    const { user } = await renderAt(at, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Grant admin access' }))
    await user.click(await screen.findByRole('button', { name: 'Grant access' }))
    expect(await screen.findByRole('button', { name: 'Revoke admin access' })).toBeVisible()
    expect(toasts()).toEqual(['success: This has been done: The response got lost, so we checked.'])
    expect(premium()?.isAdmin).toBe(true)
    expect(bodiesOf('grantAdminAccess')).toHaveLength(1)
  })

  it.each([
    ['disableUser', 'Disable account', () => `Disable ${premium()?.email}`, /Check what has changed/],
    ['changeUserPassword', 'Change password', () => `Change ${name()}’s password`, /needs a link to choose a new one/],
  ] as const)('after %s was never answered, says so when the page comes back', async (call, opener, title, next) => {
    fail(call, 'drop-after')
    showAfterStart()
    const { user, router, visited } = await renderAt(at, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: opener }))
    const dialog = within(await screen.findByRole('dialog', { name: `${title()}?` }))
    const confirm = () => dialog.getByRole('button', { name: /^(Disable|Change) / })
    expect(confirm()).toBeVisible()
    const field = dialog.queryByRole('textbox')
    if (field) {
      await dialog.findByRole('list', { name: 'What this affects' })
      await user.type(field, premium()?.email ?? '')
    }
    await user.click(confirm())
    await waitFor(() => expect(visited).toContain('/maintenance'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'))
    const told = within(await screen.findByRole('dialog', { name: title() }))
    expect(told.getByText(/we don’t know if this was done/)).toHaveTextContent(next)
    expect(toasts()).toEqual([])
    expect(bodiesOf(call)).toHaveLength(1)
    expect(bodiesOf('sendResetPasswordRequestEmail')).toHaveLength(0)
    if (call !== 'changeUserPassword') return
    await user.click(told.getByRole('button', { name: 'Send password link' }))
    await waitFor(() => expect(toasts()).toEqual([`success: Password link sent to ${premium()?.email}`]))
  })

  it('is not revoked twice when another administrator was faster', async () => {
    Object.assign(premium() ?? {}, { isAdmin: true })
    const { user } = await renderAt(at, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Revoke admin access' }))
    const button = await screen.findByRole('button', { name: 'Revoke access' })
    Object.assign(premium() ?? {}, { isAdmin: false })
    await user.click(button)
    await waitFor(() => expect(toasts()).toEqual(['info: This has already been done']))
    expect(bodiesOf('revokeAdminAccess')).toEqual([])
  })
})
