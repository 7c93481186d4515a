import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ordersApi } from '@/api/commerce/orders'
import { clearCookie, readCookie } from '@/lib/storage/cookies'
import { localStore } from '@/lib/storage/storage'
import { toast } from '@/lib/calls/toast'
import { unansweredWrites } from '@/lib/calls/unansweredWrites'
import { beforeSwitch, switchAccount } from '@/store/account/accountSwitch'
import { selectAccountDrift, selectActiveAccount } from '@/store/account/activeAccountSlice'
import { keepMine } from '@/store/account/activeAccount'
import { intendedPath } from '@/store/navigation/intendedPath'
import { sessionDelays } from '@/store/session/patience'
import { signOut } from '@/store/session/session'
import type { AppStore } from '@/store/store'
import { db } from '@mocks/db/db'
import { toasts } from '@tests/calling'
import { auth, go, recheck, remembered, tab } from '@tests/tabs/sessionTabs'
import { teardown } from '@tests/teardown'

let other: BroadcastChannel
let store: AppStore

/** A newly opened tab that knows which account is active, if somebody is signed in. */
async function begin(): Promise<void> {
  store = await tab()
  await vi.waitFor(() =>
    expect(auth(store).status === 'anonymous' || selectActiveAccount(store.getState())).toBeTruthy(),
  )
}

/** What another tab hears from now on. */
function hearing(): unknown[] {
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
  return heard
}

beforeEach(() => {
  other = new BroadcastChannel('dc:session')
})
afterEach(() => other.close())

const status = () => auth(store).status
const soon = (check: () => void) => vi.waitFor(check)

describe('another tab', () => {
  it('signs out: this one leaves its page, clears everything, and remembers no path', async () => {
    remembered('owner')
    await begin()
    clearCookie('token')
    clearCookie('user')
    other.postMessage({ kind: 'signedOut' })
    await soon(() => expect(status()).toBe('anonymous'))
    await soon(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(intendedPath()).toBeUndefined()
    expect(JSON.stringify(store.getState())).not.toMatch(/owner@doers\.test|Acme/)
    expect(toasts()).toEqual([])
  })

  it('detects an expired session: this one remembers its own page', async () => {
    remembered('owner')
    await begin()
    other.postMessage({ kind: 'expired' })
    await soon(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(intendedPath()).toBe('/account/billing?page=2')
  })

  it('signs in: this one is signed in as well', async () => {
    await begin()
    remembered('member')
    other.postMessage({ kind: 'signedIn' })
    await soon(() => expect(status()).toBe('signedIn'))
    await soon(() => expect(recheck).toHaveBeenCalled())
  })

  it('signs in as another user: this one shows nothing of the previous user', async () => {
    remembered('owner')
    await begin()
    toast.success('Maria has been invited')
    unansweredWrites.set('delete-acme', { title: 'Delete Acme', place: 'untold' })
    remembered('member')
    localStore.write('last-user', 'u-member')
    other.postMessage({ kind: 'signedIn' })
    await soon(() => expect(store.getState().auth.user?.userId).toBe('u-member'))
    await soon(() => expect(store.getState().auth.redirecting).toBe(false))
    expect(JSON.stringify(store.getState())).not.toMatch(/owner@doers\.test/)
    expect([toasts(), unansweredWrites.untold()]).toEqual([[], undefined])
  })

  it('is notified of a sign-out here, and of a switch here', async () => {
    remembered('owner')
    await begin()
    const heard = hearing()
    const account =
      selectActiveAccount(store.getState())?.type === 'Team'
        ? ({ type: 'Personal', accountId: 'u-owner' } as const)
        : ({ type: 'Team', accountId: 'team-acme' } as const)
    await store.dispatch(switchAccount({ ...account, accountPhoto: null, name: 'Other' }))
    await soon(() => expect(heard).toContainEqual(expect.objectContaining({ kind: 'account' })))
    await store.dispatch(signOut())
    await soon(() => expect(heard).toContainEqual({ kind: 'signedOut' }))
  })

  it('is notified of a sign-out before this one has sent what its page has not sent yet', async () => {
    remembered('owner')
    await begin()
    const heard = hearing()
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    const leavePage = beforeSwitch(() => answered)
    const leaving = store.dispatch(signOut())
    await soon(() => expect(heard).toContainEqual({ kind: 'signedOut' }))
    expect(status()).toBe('signedIn')
    answer()
    await leaving
    leavePage()
    expect(status()).toBe('anonymous')
  })

  it('switches the account although what a page has not sent yet is never answered', async () => {
    remembered('owner')
    await begin()
    teardown.set(sessionDelays, { patience: 20 })
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    const leavePage = beforeSwitch(() => answered)
    const team = { type: 'Team', accountId: 'team-acme', accountPhoto: null, name: 'Acme' } as const
    expect(await store.dispatch(switchAccount(team))).toBe(true)
    answer()
    leavePage()
  })

  it('is told that this one keeps its account, and so stops writing for an account that is no longer active', async () => {
    remembered('owner')
    await begin()
    const heard = hearing()
    const mine = selectActiveAccount(store.getState())
    const account = { type: 'Team', accountId: 'team-borealis', name: 'Borealis', accountPhoto: null }
    other.postMessage({ kind: 'account', account })
    await soon(() => expect(selectAccountDrift(store.getState())).toEqual(account))
    expect(heard).toEqual([])
    expect(await store.dispatch(keepMine())).toBe(true)
    await soon(() =>
      expect(heard).toEqual([{ kind: 'account', account: expect.objectContaining({ accountId: mine?.accountId }) }]),
    )
    expect(selectAccountDrift(store.getState())).toBeUndefined()
  })

  it.each([
    null,
    7,
    'signedOut',
    {},
    { kind: 'nonsense' },
    { kind: 'account' },
    { kind: 'account', account: { accountId: 7 } },
  ])('sends another message (%j): nothing happens', async (message) => {
    remembered('member')
    await begin()
    const account = { type: 'Team', accountId: 'team-borealis', name: 'Borealis', accountPhoto: null }
    other.postMessage(message)
    // Messages arrive in their order: once this one has, the other has been heard.
    other.postMessage({ kind: 'account', account })
    await soon(() => expect(selectAccountDrift(store.getState())).toEqual(account))
    expect(status()).toBe('signedIn')
    expect(go).not.toHaveBeenCalled()
  })
})

describe('returning to this tab', () => {
  it('detects a missed sign-out', async () => {
    remembered('member')
    await begin()
    clearCookie('token')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(status()).toBe('anonymous')
  })

  it('from the back/forward cache checks the session again, and ends it if it is rejected', async () => {
    remembered('member')
    await begin()
    db.sessions = []
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await soon(() => expect(status()).toBe('anonymous'))
    expect(toasts()).toEqual(['error: Session expired'])
    expect(readCookie('token')).toBeUndefined()
  })

  it('from the back/forward cache reads again what it shows, also what it was reading when it was left', async () => {
    remembered('member')
    await begin()
    const { listMyOrders } = ordersApi.endpoints
    const shown = store.dispatch(listMyOrders.initiate())
    shown.abort()
    expect((await shown).data).toBeUndefined()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await soon(() => expect(listMyOrders.select()(store.getState()).data).toBeDefined())
    shown.unsubscribe()
  })
})
