import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/client/api'
import { ordersApi } from '@/api/commerce/orders'
import { clearCookie, readCookie, writeCookie } from '@/lib/storage/cookies'
import { localStore } from '@/lib/storage/storage'
import { toast } from '@/lib/calls/toast'
import { unansweredActs } from '@/lib/calls/unansweredActs'
import { beforeSwitch, switchAccount } from '@/store/account/accountSwitch'
import { selectAccountDrift, selectActiveAccount } from '@/store/account/activeAccountSlice'
import { keepMine } from '@/store/account/activeAccount'
import { intendedPath } from '@/store/navigation/intendedPath'
import { connectNavigation } from '@/store/navigation/navigation'
import { sessionDelays } from '@/store/session/patience'
import { restoreSession, signOut } from '@/store/session/session'
import { startSession } from '@/store/session/start'
import { makeStore, type AppStore } from '@/store/store'
import { encryptUser } from '@/store/session/userCookie'
import { db } from '@mocks/db/db'
import { signInAs, type Persona } from '@mocks/personas'
import { toasts } from '@tests/calling'

const go = vi.fn((_to: string) => Promise.resolve())
const recheck = vi.fn(() => Promise.resolve())
let other: BroadcastChannel
let store: AppStore
let stop: () => void

function remember(persona: Persona): void {
  const answer = signInAs(persona)
  writeCookie('token', answer?.token ?? '')
  writeCookie('user', encryptUser(answer?.user ?? { userId: '' }, answer?.token ?? ''))
}

async function begin(): Promise<void> {
  store = makeStore()
  store.dispatch(connectNavigation({ go, recheck, here: () => '/account/billing', target: () => '/account/billing' }))
  stop = startSession(store)
  await store.dispatch(restoreSession())
  await vi.waitFor(() =>
    expect(store.getState().auth.status === 'anonymous' || selectActiveAccount(store.getState())).toBeTruthy(),
  )
}

beforeEach(() => {
  other = new BroadcastChannel('dc:session')
})
afterEach(async () => {
  stop()
  other.close()
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  go.mockClear()
  recheck.mockClear()
})

const status = () => store.getState().auth.status
const soon = (check: () => void) => vi.waitFor(check)

describe('another tab', () => {
  it('signs out: this one leaves its page, clears everything, and remembers no path', async () => {
    remember('owner')
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
    remember('owner')
    await begin()
    other.postMessage({ kind: 'expired' })
    await soon(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(intendedPath()).toBe('/account/billing')
  })

  it('signs in: this one is signed in as well', async () => {
    await begin()
    remember('member')
    other.postMessage({ kind: 'signedIn' })
    await soon(() => expect(status()).toBe('signedIn'))
    await soon(() => expect(recheck).toHaveBeenCalled())
  })

  it('signs in as another user: this one shows nothing of the previous user', async () => {
    remember('owner')
    await begin()
    toast.success('Maria has been invited')
    unansweredActs.set('delete-acme', { title: 'Delete Acme', place: 'untold' })
    remember('member')
    localStore.write('last-user', 'u-member')
    other.postMessage({ kind: 'signedIn' })
    await soon(() => expect(store.getState().auth.user?.userId).toBe('u-member'))
    await soon(() => expect(store.getState().auth.redirecting).toBe(false))
    expect(JSON.stringify(store.getState())).not.toMatch(/owner@doers\.test/)
    expect([toasts(), unansweredActs.untold()]).toEqual([[], undefined])
  })

  it('is notified of a sign-out here, and of a switch here', async () => {
    remember('owner')
    await begin()
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
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
    remember('owner')
    await begin()
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
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
    remember('owner')
    await begin()
    const { patience } = sessionDelays
    sessionDelays.patience = 20
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    const leavePage = beforeSwitch(() => answered)
    const team = { type: 'Team', accountId: 'team-acme', accountPhoto: null, name: 'Acme' } as const
    expect(await store.dispatch(switchAccount(team))).toBe(true)
    answer()
    leavePage()
    sessionDelays.patience = patience
  })

  it('learns that this one keeps its account: otherwise it would go on writing for an account that is not active', async () => {
    remember('owner')
    await begin()
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
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
    remember('member')
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
    remember('member')
    await begin()
    clearCookie('token')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(status()).toBe('anonymous')
  })

  it('from the back/forward cache checks the session again, and ends it if it is rejected', async () => {
    remember('member')
    await begin()
    db.sessions = []
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await soon(() => expect(status()).toBe('anonymous'))
    expect(toasts()).toEqual(['error: Session expired'])
    expect(readCookie('token')).toBeUndefined()
  })

  it('from the back/forward cache reads again what it shows, also what it was reading when it was left', async () => {
    remember('member')
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
