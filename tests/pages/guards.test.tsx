import { createMemoryRouter, isRouteErrorResponse } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { guard } from '@/app/guards'
import { maintenanceDelays } from '@/app/maintenance'
import { registrationApi } from '@/api/account/registration'
import { clearCookie } from '@/lib/storage/cookies'
import { intendedPath } from '@/store/navigation/intendedPath'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { setEnvironment } from '@mocks/settings/environment'
import { db, fail, type Persona, renderAt, requestLog, screen, signInAs, teardown, toasts } from '@tests/page'

type Shown = Awaited<ReturnType<typeof renderAt>>
const at = ({ router }: Shown) => router.state.location.pathname + router.state.location.search
const isAt = (shown: Shown, path: string) => vi.waitFor(() => expect(at(shown)).toBe(path))
const me = (userId: string) => db.users.find((user) => user.userId === userId) as (typeof db.users)[0]
const asked = () => requestLog.read().map(({ path }) => path)

describe('a visitor', () => {
  it('is redirected from a protected page to /login, and back after signing in (R-SESS-07, R-SESS-08)', async () => {
    const shown = await renderAt('/account/billing?page=2#invoices')
    expect(at(shown)).toBe('/login')
    expect(intendedPath()).toBe('/account/billing?page=2#invoices')
    await shown.store.dispatch(signIn(signInAs('member') ?? {}))
    await isAt(shown, '/account/billing?page=2')
    expect(shown.router.state.location.hash).toBe('#invoices')
    expect(intendedPath()).toBeUndefined()
  })

  it('is redirected from the back office to /login, without any back-office call', async () => {
    const shown = await renderAt('/admin/orders')
    expect(at(shown)).toBe('/login')
    expect(asked().filter((path) => /admin|orders/i.test(path))).toEqual([])
  })

  it('sees a 404 inside the layout for an unknown page (R-NAV-01, R-ERRP-01)', async () => {
    await renderAt('/admin/nowhere/at/all')
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })
})

describe('a member', () => {
  it('of a team who comes back to /login or /signup goes on in the team area (R-ACC-07)', async () => {
    const first = await renderAt('/team', { as: 'owner' })
    first.unmount()
    for (const path of ['/login', '/signup']) {
      // As after a reload: only the cookies know who it is.
      const shown = await renderAt(path)
      await isAt(shown, '/team')
      shown.unmount()
    }
  })

  it('is redirected from the back office to / (R-PERM-01)', async () => {
    const shown = await renderAt('/admin/users', { as: 'member' })
    expect(at(shown)).toBe('/')
    expect(asked()).not.toContain('/checkSessionAdmin')
  })

  it('accepts the terms before anything else, and then continues (R-TERMS-01, R-TERMS-03)', async () => {
    Object.assign(me('u-member'), { mustAgreeToPrivacyPolicy: true, mustAgreeToTermsOfUse: true })
    const shown = await renderAt('/account/billing', { as: 'member' })
    expect(at(shown)).toBe('/accept-terms')
    const { agreePrivacyPolicy, agreeTermsOfUse } = registrationApi.endpoints
    const text = { version: '9', content: '', createdAt: '2099-01-01T00:00:00Z' }
    Object.assign(db, {
      legalTexts: [
        { ...text, legalTextId: 'policy-9', kind: 'privacyPolicy' },
        { ...text, legalTextId: 'terms-9', kind: 'termsOfUse' },
      ],
    })
    await shown.store.dispatch(agreePrivacyPolicy.initiate({ id: 'policy-9' }))
    expect(at(shown)).toBe('/accept-terms')
    await shown.store.dispatch(agreeTermsOfUse.initiate({ id: 'terms-9' }))
    await isAt(shown, '/account/billing')
  })

  it.each([
    ['/account/billing', '/about-you?unfinishedSurvey=true'],
    ['/cart', '/about-you?continueToCart=true'],
    ['/blog', '/blog'],
  ])('without personalisation is redirected from %s to %s (R-PERS-01, R-PERS-02)', async (from, to) => {
    me('u-member').personalizationDone = false
    expect(at(await renderAt(from, { as: 'member' }))).toBe(to)
  })

  it.each([
    ['/about-you?continueToBilling=true', '/account/billing'],
    ['/about-you?continueToCart=true', '/cart'],
  ])('who owes terms and survey at %s reaches %s after both', async (from, to) => {
    Object.assign(me('u-member'), { mustAgreeToTermsOfUse: true, personalizationDone: false })
    const shown = await renderAt(from, { as: 'member' })
    expect(at(shown)).toBe('/accept-terms')
    await screen.findByText(/^Version \d/)
    await shown.user.click(await screen.findByRole('button', { name: 'I agree' }))
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/about-you'))
    await shown.user.click(await screen.findByRole('button', { name: 'Skip the rest' }))
    if (to !== '/cart') await shown.user.click(await screen.findByRole('button', { name: 'Continue' }))
    await isAt(shown, to)
  })

  it('is not locked out if the personalisation status cannot be read', async () => {
    fail('getPersonalizationStatus', '503')
    expect(at(await renderAt('/account', { as: 'member' }))).toBe('/account')
  })
})

describe('an administrator', () => {
  it('opens what the profile allows, once the server has confirmed it (R-PERM-02, R-PERM-05)', async () => {
    const shown = await renderAt('/admin/orders', { as: 'admin' })
    expect(at(shown)).toBe('/admin/orders')
    expect(asked().filter((path) => path === '/checkSessionAdmin')).toHaveLength(1)
  })

  it('is redirected to / if the server does not confirm it', async () => {
    fail('checkAdminSession', '403')
    expect(at(await renderAt('/admin/orders', { as: 'admin' }))).toBe('/')
    expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
  })

  it('is redirected to /admin with a reason for pages without permission (R-PERM-08)', async () => {
    const shown = await renderAt('/admin/database', { as: 'admin-few' })
    expect(at(shown)).toBe('/admin')
    expect(toasts()).toContain(
      'info: Your administrator account can’t open that page: Only administrators with access to Database can open it.',
    )
  })

  it('shows a profile that could not be read as a failed read, not as a missing permission', async () => {
    fail('getMe', '503')
    expect(at(await renderAt('/admin/orders', { as: 'admin' }))).toBe('/admin')
    expect(toasts()).toContain('error: We couldn’t load your permissions: Open the page again to try once more.')
    expect(toasts().join()).not.toContain('can’t open')
  })
})

describe('maintenance', () => {
  it('redirects every page to /maintenance, without a redirect loop (R-MAINT-01)', async () => {
    setEnvironment({ maintenance: { is_sit_maintenance: true } })
    for (const path of ['/', '/account', '/admin/users', '/login', '/logout', '/no/such/page']) {
      const shown = await renderAt(path)
      expect(at(shown)).toBe('/maintenance')
      shown.unmount()
    }
  })

  it('counts as off if the document cannot be fetched, and does not delay the page (R-MAINT-03)', async () => {
    fail('content', '503')
    expect(at(await renderAt('/not-found'))).toBe('/not-found')
    teardown.set(maintenanceDelays, { patience: 20 })
    fail('content', 'hang')
    expect(at(await renderAt('/error'))).toBe('/error')
  })
})

describe('guards', () => {
  it('that do not exist cause an error page (R-ERRP-04)', async () => {
    const store = makeStore()
    const router = createMemoryRouter([
      { id: 'root', path: '/', middleware: [guard(store, ['open-sesame'])], element: null },
    ])
    await vi.waitFor(() => expect(router.state.initialized).toBe(true))
    const error: unknown = router.state.errors?.root
    expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([500, 'Unknown middleware'])
    router.dispose()
  })

  it('restore the session after a reload before they decide', async () => {
    const first = await renderAt('/account', { as: 'member' })
    first.unmount()
    expect(at(await renderAt('/account/profile'))).toBe('/account/profile')
    clearCookie('user')
    expect(at(await renderAt('/account/profile'))).toBe('/login')
  })
})

/** Who opens a guarded page, and where they end up. */
const guardedPages: [persona: Persona, path: string, ends: string][] = [
  ['visitor', '/account', '/login'],
  ['visitor', '/team', '/login'],
  ['visitor', '/admin', '/login'],
  ['visitor', '/accept-terms', '/login'],
  ['visitor', '/about-you', '/login'],
  ['visitor', '/data/user', '/login'],
  ['visitor', '/cart', '/cart'],
  ['visitor', '/maintenance', '/'],
  ['member', '/login', '/account'],
  ['member', '/signup', '/account'],
  ['member', '/accept-terms', '/account'],
  ['premium', '/account/id-verification', '/account/id-verification'],
  ['owner', '/team/members', '/team/members'],
  ['team-admin', '/team/company', '/team/company'],
  ['finance', '/team/billing', '/team/billing'],
  ['team-member', '/team/my-solutions', '/team/my-solutions'],
  ['admin', '/admin/config', '/admin/config'],
  ['admin-few', '/admin/config', '/admin'],
  ['admin-few', '/admin/event', '/admin/event'],
  ['india', '/account', '/account'],
]

it.each(guardedPages)('%s who opens %s ends up at %s (R-MAINT-02, O-14)', async (as, path, ends) => {
  await isAt(await renderAt(path, { as }), ends)
})
