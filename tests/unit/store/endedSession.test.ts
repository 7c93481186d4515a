import { describe, expect, it, vi } from 'vitest'
import { clearCookie, readCookie } from '@/lib/storage/cookies'
import { readDraft, writeDraft } from '@/lib/storage/drafts'
import { toastLog } from '@/lib/calls/toast'
import { intendedPath, rememberIntendedPath } from '@/store/navigation/intendedPath'
import { restoreSession, signIn, signOut } from '@/store/session/session'
import { loadActiveAccount } from '@/store/account/activeAccount'
import { startSession } from '@/store/session/start'
import { selectUser } from '@/store/session/authSlice'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { signInAs } from '@mocks/personas'
import { toasts } from '@tests/calling'
import { release } from '@tests/release'
import { auth, go, newStore, remembered, sent, shown, stops, tab } from '@tests/tabs/sessionTabs'

describe('a session that ends while or after it is restored', () => {
  it('stays on the cart when the server refuses it: says so, remembers the page and offers to sign in', async () => {
    remembered('member')
    db.sessions = []
    shown.at = '/cart'
    expect(auth(await tab()).status).toBe('anonymous')
    expect(go).not.toHaveBeenCalled()
    expect(toasts()).toEqual(['info: Your session has expired'])
    expect(intendedPath()).toBe('/cart')
    toastLog.read()[0]?.undo?.run()
    expect(go).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('is not restored if signing out begins while its crypto is still loading (F1)', async () => {
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

  it('is not restored if another tab deletes the cookies while the server checks it', async () => {
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

  it('that has ended deletes its own intended path, but not one that a visitor has requested since (R-SESS-08)', async () => {
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

  it('leaves alone a user who signs in in another tab before the server has answered the sign-out', async () => {
    remembered('member')
    const store = await tab()
    fail('logout', 'hang')
    const leaving = store.dispatch(signOut())
    await vi.waitFor(() => expect(requestLog.running()).toBeGreaterThan(0))
    remembered('owner')
    const other = new BroadcastChannel('dc:session')
    other.postMessage({ kind: 'signedIn' })
    await vi.waitFor(() => expect(selectUser(store.getState())?.userId).toBe('u-owner'))
    await release(() => expect(requestLog.running()).toBe(0))
    await leaving
    other.close()
    expect(auth(store).status).toBe('signedIn')
    expect(readCookie('token')).toBe(auth(store).token)
    expect(db.sessions.map(({ userId }) => userId)).not.toContain('u-member')
  })
})
