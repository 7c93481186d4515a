import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetDeletes, undoDelays } from '@/components/notifications/deferredDeletes'
import { switchAccount } from '@/store/account/accountSwitch'
import { stubInView } from './stubInView'
import { act, db, fail, goTo, renderAt, requestLog, screen, sent, teardown, toasts, waitFor, within } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

const show = (asked: Parameters<typeof renderWithoutNotices>[1] = { as: 'member' }) =>
  renderWithoutNotices('/account/notifications', asked)
const mine = (userId = 'u-member') => db.notifications.filter((row) => row.userId === userId)
const count = async () => {
  const link = await screen.findByRole('link', { name: /^Notifications/ })
  return Number(/\((\d+) unread\)/.exec(link.textContent ?? '')?.[1] ?? 0)
}
const rows = () => screen.queryAllByRole('button', { name: /^Delete / }).length
const first = () => screen.findAllByRole('button', { name: /^Delete / }).then(([button]) => button as HTMLElement)

describe('the notifications of an account', () => {
  stubInView()
  beforeEach(() => teardown.set(undoDelays, { ms: 60_000 }))
  afterEach(() => resetDeletes())

  it('groups notifications by day and kind, newest first, and without what another tab deletes', async () => {
    await show()
    await first()
    const [day] = screen.getAllByRole('region', { name: /^(Today|Yesterday)$/ }).map((region) => within(region))
    if (!day) throw new Error('no day')
    expect(day.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Events')
    expect(rows()).toBe(mine().length)

    const before = rows()
    db.notifications = db.notifications.filter((row) => row !== mine()[0])
    window.dispatchEvent(new StorageEvent('storage', { key: 'dc:notifications', newValue: '"x"' }))
    await waitFor(() => expect(rows()).toBe(before - 1))
  })

  it('sends what is waiting before another account is chosen', async () => {
    const { user, store } = await show({ as: 'owner' })
    await user.click(await first())
    await act(() => store.dispatch(switchAccount({ type: 'Personal', accountId: 'u-owner', name: 'Owner' })))
    const writes = ['deleteNotification', 'updateActiveAccount']
    const made = requestLog.read().map(({ id }) => String(id))
    expect(made.filter((id) => writes.includes(id)).reverse()).toEqual(writes)
  })

  it('links to the notification’s target only', async () => {
    await show({
      as: 'member',
      first: () => {
        const [one, other, third] = mine()
        Object.assign(one ?? {}, { title: 'Script', href: 'javascript:alert(1)' })
        Object.assign(other ?? {}, { title: 'Elsewhere', href: '//evil.example' })
        Object.assign(third ?? {}, { title: 'Here', href: '/account/billing' })
      },
    })
    expect(await screen.findByRole('link', { name: 'Here' })).toHaveAttribute('href', '/account/billing')
    expect(screen.getByText('Script')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Script' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument()
  })

  it('deletes nothing before the undo period is over; Undo restores it', async () => {
    const { user } = await show()
    const before = mine().length
    await user.click(await first())
    const undo = await screen.findByRole('button', { name: /^Undo deleting/ })
    expect(undo).toHaveFocus()
    expect(rows()).toBe(before - 1)
    expect(await count()).toBe(before - 1)
    expect(sent('deleteNotification')).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toBe(before))
    expect(await count()).toBe(before)
    expect(sent('deleteNotification')).toEqual([])
  })

  it('restores a notification that could not be deleted', async () => {
    undoDelays.ms = 20
    const before = mine().length
    const { user } = await show({ as: 'member', first: () => fail('deleteNotification', '503') })
    await user.click(await first())
    await waitFor(() => expect(sent('deleteNotification')).toHaveLength(1))
    await waitFor(() => expect(rows()).toBe(before))
    expect(await count()).toBe(before)
  })

  it('treats what another tab has already deleted as deleted', async () => {
    undoDelays.ms = 20
    const { user } = await show()
    const before = mine().length
    const button = await first()
    db.notifications = db.notifications.filter(
      (row) => row !== [...mine()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0],
    )
    await user.click(button)
    await waitFor(() => expect(sent('deleteNotification')).toHaveLength(1))
    await waitFor(() => expect(rows()).toBe(before - 1))
    expect(toasts()).toEqual([])
  })

  it('sends pending deletions when the page is left', async () => {
    const { user, router } = await show()
    const before = mine().length
    await user.click(await first())
    await goTo(router, '/account/billing')
    await waitFor(() => expect(mine()).toHaveLength(before - 1))
  })

  it('sends them with keepalive when the app is closed', async () => {
    const { user } = await show()
    await user.click(await first())
    const calls: [string, RequestInit | undefined][] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      calls.push([String(url), init])
      return Promise.resolve(new Response('{}'))
    })
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0]).toMatch(/\/notifications\/[\w-]+$/)
    expect(calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true, credentials: 'include' })
    expect(calls[0]?.[1]?.headers).toHaveProperty('Authorization')
  })

  it('filters by kind, and shows pages of 25', async () => {
    const { user, router } = await show({ scenario: 'many-notifications' })
    await first()
    expect(rows()).toBe(25)
    await user.click(screen.getByRole('button', { name: /^Teams/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?kind=team'))
    const kinds = () => new Set(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent))
    await waitFor(() => expect(kinds()).toEqual(new Set(['Teams'])))
  })

  it('includes invitations and removals, without a dialog over it', async () => {
    for (const row of db.connections) row.invitationSeen = true
    await renderAt('/account/notifications', { as: 'member' })
    expect(await screen.findByText('You’re no longer in Harbour Labs')).toBeVisible()
    const [respond] = screen.getAllByRole('link', { name: /^Respond to the invitation from/ })
    expect(respond).toHaveTextContent('Respond')
    expect(respond).toHaveAttribute('href', '/account/team-invitation')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(sent('markRemovalSeen')).toHaveLength(1))
    expect(screen.getByText('You’re no longer in Harbour Labs')).toBeVisible()
  })

  it('marks nothing as seen while it is out of view', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    for (const row of db.connections) row.invitationSeen = true
    await renderAt('/account/notifications', { as: 'member' })
    expect(await screen.findByText('You’re no longer in Harbour Labs')).toBeVisible()
    expect(sent('markRemovalSeen')).toHaveLength(0)
    vi.restoreAllMocks()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sent('markRemovalSeen')).toHaveLength(1))
  })

  it('shows that everything is read', async () => {
    await show({ scenario: 'no-notifications' })
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    expect(await count()).toBe(0)
  })
})
