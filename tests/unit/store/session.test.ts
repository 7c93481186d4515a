import { describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { sessionApi } from '@/api/account/session'
import { clearCookie, readCookie, writeCookie } from '@/lib/storage/cookies'
import { selectNamed, selectUser } from '@/store/session/authSlice'
import { intendedPath, rememberIntendedPath } from '@/store/navigation/intendedPath'
import { sessionDelays } from '@/store/session/patience'
import { signInWithToken, restoreSession, signIn, signOut } from '@/store/session/session'
import { restoreDelays, startSession } from '@/store/session/start'
import { decryptUser, encryptUser } from '@/store/session/userCookie'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { handlers } from '@mocks/handlers'
import { signInAs } from '@mocks/personas'
import { toast } from '@/lib/calls/toast'
import { toasts } from '@tests/calling'
import { release } from '@tests/release'
import { auth, go, newStore, remembered, sent, shown, stops, tab } from '@tests/tabs/sessionTabs'
import { teardown } from '@tests/teardown'

describe('the stored session', () => {
  it('is restored and checked with the server when both cookies are there (R-SESS-02)', async () => {
    remembered('premium')
    const store = await tab()
    expect(auth(store)).toMatchObject({ status: 'signedIn' })
    expect(selectUser(store.getState())?.userId).toBe('u-premium')
    expect(sent('/checkSession')).toHaveLength(1)
    expect(toasts()).toEqual([])
  })

  it.each(['token', 'user'] as const)(
    'is ignored if the %s cookie is missing: both are cleared (R-SESS-03)',
    async (missing) => {
      remembered('member')
      clearCookie(missing)
      const store = await tab()
      expect(auth(store).status).toBe('anonymous')
      expect([readCookie('token'), readCookie('user')]).toEqual([undefined, undefined])
      expect(sent('/checkSession')).toHaveLength(0)
    },
  )

  it('is ignored if the user cookie belongs to another session', async () => {
    remembered('admin')
    const record = readCookie('user') ?? ''
    remembered('member')
    writeCookie('user', record)
    expect(auth(await tab()).status).toBe('anonymous')
    expect(readCookie('token')).toBeUndefined()
  })

  it('grants nothing before the server has responded', async () => {
    const { token } = remembered('member')
    writeCookie('user', encryptUser({ userId: 'u-member', isAdmin: true }, token))
    const store = newStore()
    const restored = store.dispatch(restoreSession())
    const seen: boolean[] = []
    store.subscribe(() => seen.push(selectUser(store.getState())?.isAdmin === true))
    await restored
    expect(seen).not.toContain(true)
    expect(auth(store).user?.isAdmin).toBe(false)
  })

  it.each([
    ['knows no such session', () => void (db.sessions = [])],
    ['answers 401', () => void fail('checkSession', '401')],
    ['answers 403', () => void fail('checkSession', '403')],
    ['says that it is not ok', () => void vi.spyOn(handlers, 'checkSession').mockReturnValueOnce({ ok: false })],
  ])('leads to /login without a toast, and remembers the page, if the server %s (R-SESS-02)', async (_, refuse) => {
    remembered('member')
    refuse()
    const store = await tab()
    expect(auth(store).status).toBe('anonymous')
    expect(go).toHaveBeenCalledExactlyOnceWith('/login')
    expect(intendedPath()).toBe('/account/billing?page=2')
    expect(readCookie('token')).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  it.each(['500', '502', '503', '504', '429', '408', '404', '400', '422', 'drop', 'html', 'cut', 'empty'])(
    'stays pending, neither signed in nor out, and is checked again, while the server answers %s (R-SESS-02)',
    async (fault) => {
      restoreDelays.first = 10
      remembered('member')
      const stop = fail('checkSession', fault)
      const store = newStore()
      const named: unknown[] = []
      store.subscribe(() => named.push(auth(store).user && (selectNamed(store.getState())?.userId ?? 'nobody')))
      stops.push(startSession(store))
      expect(await store.dispatch(restoreSession())).toBe('unanswered')
      expect([...new Set(named)]).toEqual(['nobody', 'u-member'])
      expect(auth(store)).toMatchObject({ status: 'restoring' })
      expect(readCookie('token')).toBeDefined()
      expect([toasts(), go.mock.calls]).toEqual([[], []])
      stop()
      await vi.waitFor(() => expect(auth(store).status).toBe('signedIn'))
    },
  )

  it('is checked once, for any number of callers', async () => {
    remembered('member')
    const store = newStore()
    await Promise.all(Array.from({ length: 20 }, () => store.dispatch(restoreSession())))
    expect(sent('/checkSession')).toHaveLength(1)
  })
})

describe('signing in', () => {
  it('stores token and encrypted user in cookies of this installation (R-SESS-04, R-SESS-10)', async () => {
    const store = await tab()
    const written = vi.spyOn(document, 'cookie', 'set')
    const answer = signInAs('owner')
    expect(await store.dispatch(signIn(answer ?? {}))).toBe(true)
    expect(auth(store)).toMatchObject({ status: 'signedIn', kept: true })
    expect(decryptUser(readCookie('user') ?? '', answer?.token ?? '')).toMatchObject({ userId: 'u-owner' })
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.length).toBeGreaterThanOrEqual(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/path=\//)
      expect(cookie).toMatch(/sameSite=Lax/i)
      const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
      expect(Math.abs(expires - Date.now() - 604_800_000)).toBeLessThan(3_600_000)
    }
    expect(readCookie('user')?.length).toBeLessThanOrEqual(1024)
  })

  it('is stored at once: a page that is reloaded while the profile is still read stays signed in', async () => {
    const store = newStore()
    const heal = fail('*', 'hang')
    const signing = store.dispatch(signIn(signInAs('owner') ?? {}))
    await vi.waitFor(() => expect(readCookie('user')).toBeDefined())
    expect(auth(store).status).toBe('restoring')
    heal()
    expect(auth(await tab())).toMatchObject({ status: 'signedIn', user: { userId: 'u-owner' } })
    await release(() => expect(requestLog.running()).toBe(0))
    await signing
  })

  it('is not stored once it was signed out of, however long the crypto takes', async () => {
    const store = newStore()
    const signing = store.dispatch(signIn(signInAs('owner') ?? {}))
    await store.dispatch(signOut())
    expect(await signing).toBe(false)
    expect([readCookie('token'), readCookie('user')]).toEqual([undefined, undefined])
  })

  it('without a token is rejected, and changes nothing', async () => {
    const store = await tab()
    expect(await store.dispatch(signIn({ errorMessage: 'Incorrect password' }))).toBe(false)
    expect(auth(store).status).toBe('anonymous')
  })

  it('updates the user cookie when the profile changes', async () => {
    const { token } = remembered('member')
    const store = await tab()
    const me = db.users.find(({ userId }) => userId === 'u-member')
    if (me) me.firstName = 'Aisyah'
    await store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
    await vi.waitFor(() => expect(decryptUser(readCookie('user') ?? '', token)?.firstName).toBe('Aisyah'))
  })

  it('with a provider’s token is not undone by a concurrent startup (O-43)', async () => {
    const store = newStore()
    const adopted = store.dispatch(signInWithToken(signInAs('member')?.token ?? ''))
    stops.push(startSession(store))
    expect(await adopted).toBe('signedIn')
    expect(store.getState().auth).toMatchObject({ status: 'signedIn' })
    await vi.waitFor(() => expect(store.getState().cart.status).toBe('ready'))
  })
})

describe('signing out', () => {
  it('clears cookies and path first, then calls the server with its token, then redirects to /login (R-SESS-05)', async () => {
    const { token } = remembered('member')
    const store = await tab()
    rememberIntendedPath('/team')
    toast.success('Maria has been invited')
    const order: string[] = []
    const stop = requestLog.listen(({ path }) => {
      if (path === '/logout')
        order.push(`server, cookies ${readCookie('token') ?? 'cleared'}, path ${intendedPath() ?? 'cleared'}`)
    })
    go.mockImplementation((to) => {
      order.push(to)
      return Promise.resolve()
    })
    await store.dispatch(signOut())
    stop()
    expect(order).toEqual(['server, cookies cleared, path cleared', '/login'])
    expect(db.sessions.some((session) => session.token === token)).toBe(false)
    expect(auth(store)).toMatchObject({ status: 'anonymous', user: null, token: null, redirecting: false })
    expect(JSON.stringify(store.getState())).not.toMatch(/u-member|member@doers\.test/)
    expect(toasts()).toEqual([])
  })

  it('does not wait for an unresponsive server, and shows none of its errors (R-ERR-03)', async () => {
    remembered('member')
    const store = await tab()
    teardown.set(sessionDelays, { patience: 20 })
    fail('logout', 'hang')
    await store.dispatch(signOut())
    expect(shown.at).toBe('/login')
    expect(toasts()).toEqual([])
  })
})

describe('a rejected session (R-ERR-01)', () => {
  it('ends once for 50 parallel calls: one sign-out, one toast, one navigation', async () => {
    remembered('member')
    const store = await tab()
    clock.move(8 * 86_400_000)
    db.sessions = []
    let signedOutTimes = 0
    store.subscribe(() => {
      if (auth(store).redirecting) signedOutTimes += 1
    })
    const { getUserName } = profileApi.endpoints
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.dispatch(getUserName.initiate({ id: `u-${index + 1}` }, { forceRefetch: true })),
      ),
    )
    await vi.waitFor(() => expect(auth(store).status).toBe('anonymous'))
    expect(toasts()).toEqual(['error: Session expired'])
    expect(go).toHaveBeenCalledExactlyOnceWith('/login')
    expect(intendedPath()).toBe('/account/billing?page=2')
    expect(readCookie('token')).toBeUndefined()
    expect(signedOutTimes).toBeGreaterThan(0)
    expect(sent('/logout')).toHaveLength(0)
  })

  it.each(['/', '/cart', '/solutions/premium-annual'])('does not redirect from %s', async (path) => {
    remembered('member')
    const store = await tab()
    shown.at = path
    db.sessions = []
    await store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
    expect(auth(store).status).toBe('anonymous')
    expect(go).not.toHaveBeenCalled()
    expect(intendedPath()).toBeUndefined()
    expect(toasts()).toEqual(['error: Session expired'])
  })

  it('does not apply to session checks', async () => {
    remembered('member')
    const store = await tab()
    fail('checkAdminSession', '401')
    await store.dispatch(sessionApi.endpoints.checkAdminSession.initiate(undefined, { forceRefetch: true }))
    expect(auth(store).status).toBe('signedIn')
  })

  it('forgets the page and the drafts of one user when another signs in', async () => {
    remembered('member')
    const store = await tab()
    await store.dispatch(signIn(signInAs('member') ?? {}))
    db.sessions = []
    await store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
    shown.at = '/login'
    expect(intendedPath()).toBeDefined()
    await store.dispatch(signIn(signInAs('owner') ?? {}))
    expect(intendedPath()).toBeUndefined()
  })
})

// Last: happy-dom's cookies do not fully recover from being removed.
it('a browser without cookies keeps the session as long as the page if cookies are blocked, with a notice', async () => {
  const store = await tab()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(await store.dispatch(signIn(signInAs('member') ?? {}))).toBe(true)
  expect(auth(store)).toMatchObject({ status: 'signedIn', kept: false })
  expect(toasts().join()).toMatch(/blocks cookies/)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(auth(store).status).toBe('signedIn')
})
