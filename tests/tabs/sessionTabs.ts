import { afterEach, beforeEach, vi } from 'vitest'
import { api } from '@/api/client/api'
import { writeCookie } from '@/lib/storage/cookies'
import { signedOut } from '@/store/session/authSlice'
import { connectNavigation } from '@/store/navigation/navigation'
import { restoreSession } from '@/store/session/session'
import { startSession } from '@/store/session/start'
import { makeStore, type AppStore } from '@/store/store'
import { encryptUser } from '@/store/session/userCookie'
import { requestLog } from '@mocks/requestLog'
import { signInAs, type Persona } from '@mocks/personas'

/** The page that is shown; `go` changes it. */
export const shown = { at: '' }
export const go = vi.fn((_to: string) => Promise.resolve())
export const recheck = vi.fn(() => Promise.resolve())
/** Functions that stop what a test has started; called after it. */
export const stops: (() => void)[] = []
const stores: AppStore[] = []

export function newStore(): AppStore {
  const store = makeStore()
  stores.push(store)
  // A call that an earlier test left running, such as a report, must not navigate this test's page.
  const lead = (to: string) => (stores.includes(store) ? go(to) : Promise.resolve())
  store.dispatch(connectNavigation({ go: lead, recheck, here: () => shown.at, target: () => shown.at }))
  return store
}

beforeEach(() => {
  shown.at = '/account/billing?page=2'
  go.mockImplementation((to) => {
    shown.at = to
    return Promise.resolve()
  })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  for (const store of stores.splice(0)) {
    // Ends the session, so that calls which are still running belong to none.
    store.dispatch(signedOut({ redirecting: false }))
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  }
  go.mockClear()
  recheck.mockClear()
})

/** A browser with an earlier sign-in: both cookies, as the app writes them. */
export function remembered(persona: Persona): { token: string } {
  const answer = signInAs(persona)
  const token = answer?.token ?? ''
  writeCookie('token', token)
  writeCookie('user', encryptUser(answer?.user ?? { userId: '' }, token))
  return { token }
}

/** A newly opened tab. */
export async function tab() {
  const store = newStore()
  stops.push(startSession(store))
  await store.dispatch(restoreSession())
  return store
}

export const auth = (store: AppStore) => store.getState().auth
export const sent = (path: string) => requestLog.read().filter((exchange) => exchange.path === path)
