import { describe, expect, it } from 'vitest'
import { db, enter, fail, findUser, release, renderAt, savedInEach, screen, toasts, waitFor, within } from '@tests/page'
import { bodiesOf } from '@tests/withoutNotices'
import { asked } from './admin'

const files = savedInEach()

it('grants admin access only once the users are read', async () => {
  const { user } = await renderAt('/admin/admin-users', { as: 'admin' })
  const heal = fail('listUsers', 'hang')
  await user.click(await screen.findByRole('button', { name: 'Grant admin access' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant admin access' }))
  const grant = dialog.getByRole('button', { name: 'Grant admin access' })
  expect(grant).toHaveAccessibleDescription('Users are still loading.')
  heal()
  await release(() => expect(grant).not.toHaveAccessibleDescription())
})

it('lists administrators with what they may open; revokes others, never oneself; grants access by an email address that a user has', async () => {
  const { user } = await renderAt('/admin/admin-users', { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Admin users' }))
  expect(table.getAllByRole('rowheader')).toHaveLength(db.users.filter(({ isAdmin }) => isAdmin).length)
  expect(table.getByRole('row', { name: /Hafiz/ })).toHaveTextContent(/Marketplace: .*; Community: /)
  expect(table.getByRole('button', { name: /^Revoke admin access for Deepa/ })).toHaveAttribute('aria-disabled', 'true')
  await user.click(table.getByRole('button', { name: /^Revoke admin access for Hafiz/ }))
  const heal = fail('revokeAdminAccess', { status: 403, message: 'Ask the owner' })
  const button = await screen.findByRole('button', { name: /^Revoke access/ })
  await user.click(button)
  expect(await screen.findByText('Ask the owner')).toBeInTheDocument()
  expect(screen.getByText('Admin access could not be revoked')).toBeInTheDocument()
  heal()
  await user.click(button)
  await waitFor(() => expect(toasts()).toContain('success: Admin access revoked'))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Hafiz/ })).not.toBeInTheDocument())
  expect(findUser('u-admin-few')?.isAdmin).toBe(false)

  await user.click(await screen.findByRole('button', { name: 'Grant admin access' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant admin access' }))
  const field = dialog.getByLabelText('User’s email address')
  const grant = dialog.getByRole('button', { name: 'Grant admin access' })
  await waitFor(() => expect(grant).not.toHaveAttribute('aria-disabled', 'true'))
  await user.type(field, 'nobody@doers.test')
  await user.click(grant)
  expect((await dialog.findAllByText(/No user has this email address/)).length).toBeGreaterThan(0)
  enter(field, findUser('u-premium')?.email ?? '')
  await user.click(grant)
  await waitFor(() => expect(toasts()).toContain('success: Admin access granted'))
  expect(asked('grantAdminAccess')).toEqual(['/user/grantAdminAccess/u-premium'])
  expect(await screen.findByRole('row', { name: /^Nur Aisyah.*No pages yet/ })).toBeInTheDocument()
})

it('signup survey responses come page by page; charts count everybody, as the file does', async () => {
  const { user } = await renderAt('/admin/signup-survey-responses', { as: 'admin' })
  expect(await screen.findByText(`1–25 of ${db.signupSurveys.length}`)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Charts' }))
  const chart = within(await screen.findByRole('figure', { name: 'Industry' }))
  const counts = new Map<string, number>()
  for (const { industry } of db.signupSurveys) if (industry) counts.set(industry, (counts.get(industry) ?? 0) + 1)
  const most = Math.max(...counts.values())
  expect(chart.getByText(new RegExp(`given by ${most} of ${db.signupSurveys.length} `))).toBeVisible()
  await user.click(chart.getByRole('button', { name: 'CSV' }))
  const lines = (await files[0]?.file.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(counts.size + 1)
  await user.click(chart.getByRole('button', { name: 'Table' }))
  expect(chart.getAllByRole('row')).toHaveLength(counts.size + 1)
})

describe('delete user', () => {
  it('finds by address, shows the account’s records, and deletes once after the typed address', async () => {
    const target = db.users.find(
      ({ userId, isPremiumMember, isAdmin }) =>
        !isPremiumMember &&
        !isAdmin &&
        /^u-\d/.test(userId) &&
        db.orders.some((order) => order.userId === userId) &&
        !db.subscriptions.some((one) => one.userId === userId && one.status !== 'ENDED') &&
        !db.teams.some(({ ownerUserId }) => ownerUserId === userId),
    )
    const email = target?.email ?? ''
    const { user, router } = await renderAt('/admin/delete-user', { as: 'admin' })
    const field = await screen.findByLabelText('Email address')
    await user.type(field, 'nobody@doers.test')
    await user.click(screen.getByRole('button', { name: 'Find user' }))
    expect(await screen.findByText('No account uses nobody@doers.test')).toBeVisible()
    enter(screen.getByLabelText('Email address'), email.toUpperCase())
    await user.click(screen.getByRole('button', { name: 'Find user' }))
    const affected = within(await screen.findByRole('region', { name: 'What deleting it affects' }))
    const orders = db.orders.filter(({ userId }) => userId === target?.userId).length
    expect(await affected.findByRole('list')).toHaveTextContent(`Orders${orders}`)
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${email}?` }))
    const impact = await dialog.findByRole('list', { name: 'What this affects' })
    expect(impact).toHaveTextContent(`Orders${orders}`)
    await user.type(dialog.getByRole('textbox'), email)
    const button = dialog.getByRole('button', { name: /^Delete / })
    await user.click(button)
    await waitFor(() => expect(toasts()).toContain('success: Member account is successfully deleted'))
    expect(findUser(target?.userId)).toBeUndefined()
    expect(asked('deleteUser')).toEqual([`/user/${target?.userId}`])
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
  })

  it('shows why the server refuses, and the failure of the impact list', async () => {
    const email = findUser('u-premium')?.email ?? ''
    const heal = fail('getUserRelatedRecords', '403')
    const { user } = await renderAt(`/admin/delete-user?email=${email}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${email}?` }))
    expect(await dialog.findByText('We couldn’t load what this affects')).toBeVisible()
    expect(toasts()).toContainEqual(expect.stringContaining('Related records could not be retrieved'))
    expect(dialog.getByRole('button', { name: /^Delete / })).toHaveAttribute('aria-disabled', 'true')
    heal()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByRole('list', { name: 'What this affects' })
    await user.type(dialog.getByRole('textbox'), email)
    await user.click(dialog.getByRole('button', { name: /^Delete / }))
    expect(await dialog.findByText('Please cancel the premium membership first')).toBeVisible()
    expect(bodiesOf('deleteUser')).toHaveLength(1)
    expect(findUser('u-premium')).toBeDefined()
  })
})
