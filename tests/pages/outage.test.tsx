import { describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { maintenanceDelays } from '@/app/maintenance'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { readContent } from '@/store/content/readContent'
import { outage } from '@/store/session/outage'
import { probeDelays } from '@/store/session/unreachable'
import { setEnvironment } from '@mocks/settings/environment'
import { db, fail, goTo, release, renderAt, requestLog, screen, signInAs, teardown, toasts } from '@tests/page'

type Shown = Awaited<ReturnType<typeof renderAt>>
const at = ({ router }: Shown) => router.state.location.pathname
const isAt = (shown: Shown, path: string) => vi.waitFor(() => expect(at(shown)).toBe(path))
const read = ({ store }: Shown, times = 1) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      store.dispatch(profileApi.endpoints.getUserName.initiate({ id: `u-${index + 1}` }, { forceRefetch: true })),
    ),
  )

const checks = () => requestLog.read().filter(({ path }) => path === '/time').length

/** Opens a page with a member's cookies; its own requests no longer fail. */
const visitedBefore = async (path: string) => {
  const { store, unmount } = await renderAt(path, { as: 'member' })
  const open = () => Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending')
  await vi.waitFor(() => expect(open()).toEqual([]))
  unmount()
}

describe('an unreachable server (R-MAINT-04)', () => {
  it('is distinguished from maintenance; the page returns automatically once the server responds (O-25)', async () => {
    const shown = await renderAt('/account/billing', { as: 'member' })
    const stop = fail('*', 'drop')
    await read(shown, 20)
    await isAt(shown, '/maintenance')
    expect(await screen.findByRole('heading', { name: 'We can’t reach the server' })).toBeVisible()
    expect(outage()).toEqual({ path: '/account/billing' })
    // Several attempts fail in the meantime, and the page stays.
    let tries = 0
    teardown.add(requestLog.listen(({ path }) => path === '/time' && (tries += 1)))
    await vi.waitFor(() => expect(tries).toBeGreaterThanOrEqual(3))
    expect(at(shown)).toBe('/maintenance')
    stop()
    await isAt(shown, '/account/billing')
    expect(outage()).toBeUndefined()
    expect(shown.store.getState().auth.status).toBe('signedIn')
  })

  it('is checked again at once by the button', async () => {
    probeDelays.first = 60_000
    probeDelays.longest = 60_000
    const shown = await renderAt('/blog', { as: 'member' })
    const stop = fail('*', 'drop')
    await read(shown)
    await isAt(shown, '/maintenance')
    stop()
    await shown.user.click(await screen.findByRole('button', { name: 'Try again now' }))
    await isAt(shown, '/blog')
  })

  it('is checked again in time although the device’s clock is set back meanwhile', async () => {
    const shown = await renderAt('/blog', { as: 'member' })
    const stop = fail('*', 'drop')
    await read(shown)
    await isAt(shown, '/maintenance')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    stop()
    await isAt(shown, '/blog')
  })

  it('at startup keeps the session, and returns to the requested page', async () => {
    await visitedBefore('/account')
    const stop = fail('*', 'drop')
    const shown = await renderAt('/account/profile')
    expect(at(shown)).toBe('/maintenance')
    stop()
    await isAt(shown, '/account/profile')
    expect(shown.store.getState().auth.status).toBe('signedIn')
  })

  it.each(['503', 'drop'])(
    'that answers the check of a session with %s keeps the session, and the page is shown after a clear answer (R-SESS-02)',
    async (fault) => {
      await visitedBefore('/account')
      const stop = fail('checkSession', fault)
      const shown = await renderAt('/account/profile')
      expect(at(shown)).toBe('/maintenance')
      // An answer that does not confirm the session: the check is repeated, and the page stays.
      const before = checks()
      await vi.waitFor(() => expect(checks()).toBeGreaterThan(before + 1))
      expect(at(shown)).toBe('/maintenance')
      stop()
      await isAt(shown, '/account/profile')
      expect(shown.store.getState().auth.status).toBe('signedIn')
      expect(toasts()).toEqual([])
    },
  )

  it.each(['503', 'drop'])(
    'that answers the check of an administrator with %s keeps the page (R-PERM-02)',
    async (fault) => {
      const stop = fail('checkAdminSession', fault)
      const shown = await renderAt('/admin/orders', { as: 'admin' })
      expect(at(shown)).toBe('/maintenance')
      stop()
      await isAt(shown, '/admin/orders')
    },
  )

  it.each(['503', 'drop'])(
    'that answers the check of a provider’s sign-in with %s leaves it to be checked again',
    async (fault) => {
      socialSignIn.begin()
      const stop = fail('checkSession', fault)
      const shown = await renderAt(`/oauth-login-done#token=${signInAs('member')?.token}`)
      const again = await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByText('We couldn’t check your sign-in')).toBeVisible()
      stop()
      await shown.user.click(again)
      await isAt(shown, '/account')
    },
  )

  it('does not affect public pages that sent no request', async () => {
    await visitedBefore('/not-found')
    fail('*', 'drop')
    const root = document.documentElement
    root.toggleAttribute('data-session', true)
    const shown = await renderAt('/not-found')
    expect(at(shown)).toBe('/not-found')
    // Parts that are hidden while a session is restored are shown.
    await vi.waitFor(() => expect(root).not.toHaveAttribute('data-session'))
    expect(shown.store.getState().auth.status).toBe('restoring')
  })
})

describe('planned maintenance', () => {
  it('is over as well once its document can no longer be read (R-MAINT-03)', async () => {
    const shown = await renderAt('/account', { as: 'member' })
    const reread = () => shown.store.dispatch(readContent('maintenance.json', { force: true }))
    setEnvironment({ maintenance: { is_sit_maintenance: true } })
    await reread()
    await isAt(shown, '/maintenance')
    fail('content', '404')
    await reread()
    await isAt(shown, '/')
  })

  it('replaces the current page, explains it, and leads to / when it is over', async () => {
    const shown = await renderAt('/account', { as: 'member' })
    const reread = () => shown.store.dispatch(readContent('maintenance.json', { force: true }))
    // Shortly after midnight, in the reader's local time.
    const until = new Date(2027, 2, 2, 0, 5).toISOString()
    setEnvironment({ maintenance: { is_sit_maintenance: true, until } })
    await reread()
    await isAt(shown, '/maintenance')
    expect(await screen.findByRole('heading', { name: 'We’re down for maintenance' })).toBeVisible()
    expect(await screen.findByText(/^We expect to be back by 02\/03\/2027 00:05\.$/)).toBeVisible()
    await reread()
    expect(at(shown)).toBe('/maintenance')
    setEnvironment({ maintenance: { is_sit_maintenance: false } })
    await reread()
    await isAt(shown, '/')
  })

  it('that a slow content source reports late still replaces the page', async () => {
    teardown.set(maintenanceDelays, { patience: 10 })
    setEnvironment({ maintenance: { is_sit_maintenance: true } })
    fail('content', 'hang')
    const shown = await renderAt('/not-found')
    expect(at(shown)).toBe('/not-found')
    await release(() => expect(at(shown)).toBe('/maintenance'))
  })
})

describe('a session that ends on an open page', () => {
  it('shows one toast and no private data, and restores the page after signing in', async () => {
    const shown = await renderAt('/account/profile', { as: 'member' })
    db.sessions = []
    await read(shown, 50)
    await isAt(shown, '/login')
    expect(await screen.findByText('Session expired')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/member@doers\.test/)
    expect(sessionStorage.getItem('dc:intended-path')).toBe('"/account/profile"')
  })

  it('by signing out: clears page, store and cookies', async () => {
    const shown = await renderAt('/logout', { as: 'owner' })
    await isAt(shown, '/login')
    expect(shown.store.getState().auth).toMatchObject({ status: 'anonymous', token: null })
    expect(document.cookie).not.toMatch(/dc_(token|user)=/)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/u-owner|owner@doers/)
  })
})

describe('moving between pages', () => {
  it('sets the document title and focuses the heading, but not for a query change', async () => {
    const shown = await renderAt('/error')
    await vi.waitFor(() => expect(document.title).toMatch(/Doerscircle$/))
    await goTo(shown.router, '/not-found')
    const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })
    await vi.waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toBe('This page could not be found | Doerscircle')
    const link = await screen.findByRole('link', { name: 'Go to the home page' })
    link.focus()
    await goTo(shown.router, '/not-found?x=1')
    expect(link).toHaveFocus()
  })
})
