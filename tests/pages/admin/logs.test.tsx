import { describe, expect, it } from 'vitest'
import { db, goTo, renderAt, required, screen, waitFor, watch, within } from '@tests/page'

const table = async () => within(await screen.findByRole('table', { name: 'Logs' }))

describe('the log', () => {
  it('tells changes by administrators from errors', async () => {
    db.logs = db.logs.slice(0, 2)
    Object.assign(required(db.logs[0]), { code: 'admin-write', message: 'updateEvent: done' })
    await renderAt('/admin/logs?kind=change', { as: 'admin' })
    await waitFor(async () =>
      expect((await table()).getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'updateEvent: done',
      ]),
    )
    expect((await table()).getByText('Change')).toBeVisible()
  })

  it('shows entries of which the server has no device', async () => {
    watch.allowContractBreach()
    db.logs = db.logs.slice(0, 2)
    Object.assign(required(db.logs[0]), { deviceInfo: null })
    const { user } = await renderAt('/admin/logs', { as: 'admin' })
    expect((await table()).getAllByRole('rowheader')).toHaveLength(2)
    await user.click(required((await table()).getAllByRole('link')[0]))
    expect(await screen.findByRole('dialog', { name: 'Log entry' })).toBeVisible()
  })

  it('shows one entry with its user, its error and, folded, its device, and copies it as a report', async () => {
    const entry = db.logs.find(({ userId, error }) => userId && error)
    db.logs = db.logs.filter((one) => one === entry)
    const { user, router } = await renderAt('/admin/logs', { as: 'admin' })
    await user.click((await table()).getByRole('link', { name: entry?.message ?? '' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log entry' }))
    expect(dialog.getByRole('link', { name: entry?.userId ?? '' })).toHaveAttribute(
      'href',
      `/admin/users?user=${entry?.userId}`,
    )
    expect(dialog.getByRole('region', { name: 'Error' })).toHaveTextContent(entry?.error?.split('\n')[0] ?? '')
    expect(dialog.getByText(/^Device: /).closest('details')).not.toHaveAttribute('open')
    await user.click(dialog.getByRole('button', { name: 'Copy as report' }))
    const report = await navigator.clipboard.readText()
    expect(report).toContain(`Message: ${entry?.message}`)
    expect(report).toContain(`Log: ${entry?.logId}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await goTo(router, '?log=gone')
    expect(await screen.findByText(/^This entry isn’t on this page of the log\./)).toBeVisible()
  })
})
