import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { arrives, db, fail, release, renderAt, requestLog, sent, type Shown, toasts } from '@tests/page'

const exists = (id: string) => db.users.some(({ userId }) => userId === id)
const free = () => {
  db.subscriptions = db.subscriptions.filter(({ userId }) => userId !== 'u-member')
}
async function open(shown: Shown) {
  await shown.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account for good?' })
  return dialog
}
async function deleteAs(as: 'member' | 'premium', password = 'Doers-2026!') {
  const shown = await renderAt('/confirm-deletion', { as })
  const dialog = within(await open(shown))
  await shown.user.type(await dialog.findByLabelText('Password'), password)
  // A read that comes after the deletion would end the session.
  await waitFor(() => expect(requestLog.running()).toBe(0))
  await shown.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  return { shown, dialog }
}

describe('/confirm-deletion (O-13)', () => {
  it('deletes after the password was entered, confirms it, and signs out', async () => {
    free()
    fail('deleteUser', 'hang')
    const { shown } = await deleteAs('member')
    expect(await screen.findByRole('dialog', { name: 'Deleting your account' })).toBeVisible()
    const done = within(await release(() => screen.getByRole('dialog', { name: 'Your account has been deleted' })))
    expect(sent('deleteUser').map(({ path }) => path)).toEqual(['/user/u-member'])
    expect(exists('u-member')).toBe(false)
    expect(toasts()).toEqual(['success: Member account is successfully deleted'])
    await shown.user.click(done.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await arrives(shown, '/')
    expect(shown.store.getState().auth.status).toBe('anonymous')
    expect(toasts()).toEqual([])
  })

  it('does nothing with a wrong password, and shows the error at the field', async () => {
    const { dialog } = await deleteAs('member', 'wrong')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Incorrect password/))
    expect(sent('deleteUser')).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('deletes nothing if it is cancelled while the password is still being checked', async () => {
    free()
    fail('login', 'hang')
    const { shown, dialog } = await deleteAs('member')
    await waitFor(() => expect(requestLog.running()).toBeGreaterThan(0))
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await release(() => expect(sent('login')).toHaveLength(1))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    await shown.user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByRole('dialog', { name: 'Delete your account for good?' })).toBeVisible()
    expect([sent('deleteUser'), exists('u-member')]).toEqual([[], true])
  })

  it('accepts a one-time code as well, also for users without a password', async () => {
    free()
    Object.assign(db.users.find(({ userId }) => userId === 'u-member') ?? {}, { password: null, hasPassword: false })
    const shown = await renderAt('/confirm-deletion', { as: 'member' })
    const dialog = within(await open(shown))
    await shown.user.click(await dialog.findByRole('button', { name: 'Email me a one-time code' }))
    await shown.user.type(await dialog.findByLabelText('One-time code'), db.mails[0]?.code ?? '')
    expect(await screen.findByRole('dialog', { name: 'Your account has been deleted' })).toBeVisible()
    expect(exists('u-member')).toBe(false)
  })

  it('shows what prevents the deletion, and where to end it (409)', async () => {
    const { shown } = await deleteAs('premium')
    expect(await screen.findByText(/Please cancel the premium membership first/)).toBeVisible()
    const again = within(screen.getByRole('dialog', { name: 'Delete your account for good?' }))
    expect(again.getByText('Member account could not be deleted')).toBeVisible()
    expect(toasts()).toEqual([])
    expect(again.getByRole('link', { name: 'solutions' })).toHaveAttribute('href', '/account/solutions')
    expect(exists('u-premium')).toBe(true)
    await shown.user.click(again.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each(['504', '500'])('doesn’t claim that the account is still there without a refusal: %s', async (fault) => {
    free()
    fail('deleteUser', fault)
    await deleteAs('member')
    expect(await screen.findByText('Your account may have been deleted')).toBeVisible()
    expect(screen.getByText('We didn’t get a clear answer. Reload the page to find out.')).toBeVisible()
    expect(screen.queryByText('Member account could not be deleted')).toBeNull()
    expect(toasts()).toEqual([])
  })

  it.each(['drop-after', 'drop'])(
    'goes to /maintenance without such a claim where no answer comes: %s',
    async (fault) => {
      free()
      fail('deleteUser', fault)
      const { shown } = await deleteAs('member')
      await waitFor(() => expect([...shown.visited]).toContain('/maintenance'))
      expect(screen.queryByText('Member account could not be deleted')).toBeNull()
      expect(toasts().join()).not.toContain('could not be deleted')
    },
  )

  it('is done where the account is gone already (404)', async () => {
    free()
    fail('deleteUser', '404')
    await deleteAs('member')
    expect(await screen.findByRole('dialog', { name: 'Your account has been deleted' })).toBeVisible()
    expect(toasts()).toEqual([])
  })
})
