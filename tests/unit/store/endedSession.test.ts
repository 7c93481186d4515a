import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/client/api'
import { clearCookie, readCookie, writeCookie } from '@/lib/cookies'
import { readDraft, writeDraft } from '@/lib/drafts'
import { toastLog } from '@/lib/toast'
import { signedOut } from '@/store/authSlice'
import { intendedPath, rememberIntendedPath } from '@/store/intendedPath'
import { connectNavigation } from '@/store/navigation'
import { restoreSession, sessionDelays, signIn, signOut } from '@/store/session'
import { loadActiveAccount } from '@/store/activeAccount'
import { startSession } from '@/store/start'
import { makeStore, type AppStore } from '@/store/store'
import { encryptUser } from '@/store/userCookie'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { signInAs, type Persona } from '@mocks/personas'
import { toasts } from '@tests/calling'

const go = vi.fn((_to: string) => Promise.resolve())
let at = '/account/billing?page=2'
const stops: (() => void)[] = []
const stores: AppStore[] = []

function newStore(): AppStore {
  const store = makeStore()
  stores.push(store)
  store.dispatch(connectNavigation({ go, recheck: () => Promise.resolve(), here: () => at, target: () => at }))
  return store
}

beforeEach(() => {
  at = '/account/billing?page=2'
  sessionDelays.patience = 300
  go.mockImplementation((to) => {
    at = to
    return Promise.resolve()
  })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  for (const store of stores.splice(0)) {
    // What is still in flight belongs to nobody any more.
    store.dispatch(signedOut({ redirecting: false }))
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  }
  go.mockClear()
})

/** A browser that has signed in before: both cookies, as the app writes them. */
function remembered(persona: Persona): { token: string } {
  const answer = signInAs(persona)
  const token = answer?.token ?? ''
  writeCookie('token', token)
  writeCookie('user', encryptUser(answer?.user ?? { userId: '' }, token))
  return { token }
}

/** A tab as it starts. */
async function tab() {
  const store = newStore()
  stops.push(startSession(store))
  await store.dispatch(restoreSession())
  return store
}

const auth = (store: AppStore) => store.getState().auth
const sent = (path: string) => requestLog.read().filter((exchange) => exchange.path === path)

describe('a session that ends while or after it is restored', () => {
  it('stays on the cart when the server refuses it: says so, remembers the page and offers to sign in', async () => {
    remembered('member')
    db.sessions = []
    at = '/cart'
    expect(auth(await tab()).status).toBe('anonymous')
    expect(go).not.toHaveBeenCalled()
    expect(toasts()).toEqual(['info: Your session has expired'])
    expect(intendedPath()).toBe('/cart')
    toastLog.read()[0]?.undo?.run()
    expect(go).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('is not opened when signing out begins while its crypto is still loading (F1)', async () => {
    const { token } = remembered('member')
    const store = newStore()
    stops.push(startSession(store))
    const restored = store.dispatch(restoreSession())
    const heard = vi.fn()
    const other = new BroadcastChannel('dc:session')
    other.addEventListener('message', ({ data }) => heard(data))
    await store.dispatch(signOut())
    await restored
    expect(auth(store)).toMatchObject({ status: 'anonymous', token: null, user: null })
    expect([readCookie('token'), readCookie('user')]).toEqual([undefined, undefined])
    expect(sent('/logout')).toHaveLength(1)
    expect(db.sessions.some((session) => session.token === token)).toBe(false)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'signedOut' }))
    other.close()
  })

  it('is not opened when the cookies go, in another tab, while the server checks it', async () => {
    remembered('member')
    const store = newStore()
    const stop = requestLog.listen(({ id }) => {
      if (id !== 'checkSession') return
      clearCookie('token')
      clearCookie('user')
    })
    expect(await store.dispatch(restoreSession())).toBe('anonymous')
    stop()
    expect(auth(store)).toMatchObject({ status: 'anonymous', token: null })
  })

  it("notes whose it is: another person who signs in later finds none of the first one's drafts (F11)", async () => {
    remembered('premium')
    const store = await tab()
    writeDraft('comment', { text: 'Half a thought' }, Date.now())
    db.sessions = []
    await store.dispatch(loadActiveAccount())
    await vi.waitFor(() => expect(auth(store).status).toBe('anonymous'))
    const answer = signInAs('member')
    if (answer) await store.dispatch(signIn(answer))
    expect(readDraft('comment', Date.now())).toBeUndefined()
  })

  it('that ended takes its own path along, but not one that a visitor has asked for since (R-SESS-08)', async () => {
    remembered('premium')
    const store = await tab()
    db.sessions = []
    await store.dispatch(loadActiveAccount())
    await vi.waitFor(() => expect(intendedPath()).toBe('/account/billing?page=2'))
    rememberIntendedPath('/events/ev-1')
    const answer = signInAs('member')
    if (answer) await store.dispatch(signIn(answer))
    expect(intendedPath()).toBe('/events/ev-1')
  })
})
