import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { adminToolsApi } from '@/api/admin/adminTools'
import { env } from '@/lib/env'
import { callingAs, db, enter, fail, handlers, renderAt, savedInEach, sent, showAfterStart, toasts } from '@tests/page'

const confirmation = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the databases', () => {
  const ours = 'Clear our test database'

  it('are cleared once the installation was typed, and a failure stays where it happened', async () => {
    env.stage = 'sit'
    const heal = fail('clearOurTestDb', { status: 422, message: 'Locked' })
    const { user } = await renderAt('/admin/database', { as: 'admin' })
    expect(await screen.findByText('This is SIT')).toBeVisible()
    await user.click(screen.getByRole('button', { name: ours }))
    const dialog = await confirmation(`${ours}?`)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    expect(dialog.getByRole('button', { name: ours })).toHaveAccessibleDescription('Type “SIT” to confirm.')
    await user.type(dialog.getByLabelText('Type “SIT” to confirm'), 'SIT')
    await user.click(dialog.getByRole('button', { name: ours }))
    expect(await dialog.findByText('Test database could not be cleared')).toBeVisible()
    expect(dialog.getByText('Locked')).toBeVisible()
    heal()
    await user.click(dialog.getByRole('button', { name: ours }))
    await waitFor(() => expect(toasts()).toEqual(['success: Test database cleared']))
    expect(sent('clearOurTestDb')).toHaveLength(2)
  })

  it('are cleared once: a lost answer is not followed by a second request, also when it is asked again', async () => {
    env.stage = 'sit'
    fail('clearOurTestDb', 'drop-after')
    showAfterStart()
    const { user, router, visited } = await renderAt('/admin/database', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: ours }))
    const dialog = await confirmation(`${ours}?`)
    await user.type(dialog.getByLabelText('Type “SIT” to confirm'), 'SIT')
    await user.click(dialog.getByRole('button', { name: ours }))
    // Without a connection the app waits elsewhere, and comes back.
    await waitFor(() => expect(visited).toContain('/maintenance'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/database'))
    // The unanswered action comes back as a dialog, and says what to do.
    const told = await confirmation(ours)
    expect(told.getByText(/we don’t know if this was done.*Check what has changed/)).toBeVisible()
    expect(toasts()).toEqual([])
    await user.click(told.getByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: ours }))
    const again = await confirmation(`${ours}?`)
    expect(again.getByText(/we don’t know if this was done/)).toBeVisible()
    expect(again.queryByRole('button', { name: ours })).not.toBeInTheDocument()
    expect(sent('clearOurTestDb')).toHaveLength(1)
  })

  it.each([
    [{ message: 'Reset 14 tables' }, 'success: Reset 14 tables'],
    [{ code: '200', message: 'Reset 14 tables' }, 'success: Reset 14 tables'],
    [{ code: 200 }, 'success: WorkBuddy test database cleared'],
    [{}, 'success: WorkBuddy test database cleared'],
    [{ code: '500', message: 'Locked' }, 'error: WorkBuddy test DB could not be cleared :(: Locked'],
    [{ code: 500 }, 'error: WorkBuddy test DB could not be cleared :('],
  ])('tell what the server says: %j (R-API-10)', async (answer, told) => {
    const { call } = callingAs('admin')
    vi.spyOn(handlers, 'clearWorkBuddyTestDb').mockReturnValueOnce(answer)
    await call(adminToolsApi.endpoints.clearWorkBuddyTestDb.initiate())
    expect(toasts()).toEqual([told])
  })

  it('of production cannot be cleared', async () => {
    env.stage = 'production'
    const { user } = await renderAt('/admin/database', { as: 'admin' })
    const button = await screen.findByRole('button', { name: ours })
    expect(button).toHaveAccessibleDescription('A production database can’t be cleared.')
    await user.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('data exports', () => {
  const saved = savedInEach()
  it('save the purchases of a partner in a period, and can be cancelled', async () => {
    const heal = fail('exportFullertonPurchases', { hang: true })
    const { user } = await renderAt('/admin/data-exports', { as: 'admin' })
    await user.click(await screen.findByRole('radio', { name: /^Fullerton/ }))
    await user.click(screen.getByRole('button', { name: 'This year' }))
    await user.click(screen.getByRole('button', { name: 'Export purchases' }))
    const works = within(await screen.findByRole('region', { name: 'In progress' }))
    await user.click(works.getByRole('button', { name: /^Cancel: fullerton-purchases/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In progress' })).not.toBeInTheDocument())
    expect(saved).toEqual([])
    expect(toasts()).toEqual([])
    heal()
    await user.click(screen.getByRole('button', { name: 'Export purchases' }))
    const year = screen.getByLabelText<HTMLInputElement>('From').value.slice(0, 4)
    const name = `fullerton-purchases-${year}-01-01-to-${year}-12-31.csv`
    expect(await screen.findByText(`${name} has been saved.`)).toBeVisible()
    expect(saved.map((one) => one.name)).toEqual([name])
    expect(await saved[0]?.file.text()).toContain('orderId,purchaseDate')
  })

  it('say what went wrong, and refuse a period that ends before it begins', async () => {
    fail('exportAxaPurchases', { status: 503, message: 'Out of paper' })
    const { user } = await renderAt('/admin/data-exports', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Export purchases' }))
    expect(await screen.findByRole('heading', { name: 'AXA purchases could not be exported' })).toBeVisible()
    expect(screen.getByText('Out of paper')).toBeVisible()
    const asked = sent('exportAxaPurchases').length
    enter(screen.getByLabelText('To'), '2020-01-01')
    await user.click(screen.getByRole('button', { name: 'Export purchases' }))
    expect(await screen.findByRole('link', { name: /The end date is before the start date$/ })).toBeVisible()
    expect(sent('exportAxaPurchases')).toHaveLength(asked)
  })
})

describe('data privacy', () => {
  const holders = () => db.users.filter(({ personalIdNumber }) => personalIdNumber)
  const withIdType = () => db.users.filter(({ personalIdType }) => personalIdType)

  /** Opens the deletion of all ID information, types what it asks for, and confirms. @returns its dialog */
  async function deleteAll() {
    const { user } = await renderAt('/admin/data-privacy', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete all ID information' }))
    const dialog = await confirmation('Delete all ID information?')
    expect(await dialog.findByText('Removed. Everyone must verify again.')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'all ID information')
    await user.click(dialog.getByRole('button', { name: 'Delete all ID information' }))
    return dialog
  }

  it('lists who has an ID number, and clears the numbers only', async () => {
    const count = holders().length
    const verified = db.users.filter(({ idVerification }) => idVerification).length
    const { user } = await renderAt('/admin/data-privacy', { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Stored ID numbers' }))
    const [one] = holders().sort((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    expect(table.getByRole('link', { name: `${one?.firstName} ${one?.lastName}` })).toHaveAttribute(
      'href',
      `/admin/users?user=${one?.userId}`,
    )
    await user.click(screen.getByRole('button', { name: 'Clear ID numbers' }))
    const dialog = await confirmation('Clear ID numbers?')
    expect(await dialog.findByText(String(count))).toBeVisible()
    expect(dialog.getByText('Kept. Verified users stay verified.')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'ID numbers')
    await user.click(dialog.getByRole('button', { name: 'Clear ID numbers' }))
    await waitFor(() => expect(toasts()).toEqual([`success: Personal ID numbers of ${count} users cleared.`]))
    expect(await screen.findByText('No ID numbers are stored')).toBeVisible()
    expect(db.users.filter(({ idVerification }) => idVerification)).toHaveLength(verified)
    expect(sent('deletePersonalIds')).toEqual([])
  })

  it('deletes everything else too, once, even if the answer is lost', async () => {
    fail('deletePersonalIds', 'drop-after')
    await deleteAll()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent('deletePersonalIds')).toHaveLength(1)
    expect(withIdType()).toEqual([])
  })

  it('does not take a failed deletion for done where no number was stored before', async () => {
    for (const one of db.users) delete one.personalIdNumber
    const before = withIdType().length
    fail('deletePersonalIds', '500')
    const dialog = await deleteAll()
    expect(await dialog.findByText(/we don’t know if this was done/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Delete all ID information' })).toBeNull()
    expect(before).toBeGreaterThan(0)
    expect(withIdType()).toHaveLength(before)
    expect(toasts().filter((text) => text.startsWith('success'))).toEqual([])
  })
})
