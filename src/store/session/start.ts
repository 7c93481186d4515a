import { together } from '@/lib/browser/listen'
import { watchAdminRights } from './watchAdminRights'
import { watchCart } from '../cart/cartWatch'
import { connectTabs } from './crossTab'
import { restoreSession, rewriteUserCookie } from './session'
import type { AppStore } from '../store'
import { broadcast } from './tabs'
import { recordTeamActivity } from '../account/teamTimeline'

/** Delays before an unanswered session check is retried, in ms; tests shorten them. */
export const restoreDelays = { first: 5000, longest: 60_000 }

/** Starts what runs outside of pages: session restore, cross-tab sync, cart. @returns a function that stops it */
export function startSession(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = restoreDelays.first
  // Until then public pages stay usable; pages that need the session wait on /maintenance.
  const restoreLater = () => {
    if (timer !== undefined || !store.getState().auth.unanswered) return
    timer = setTimeout(() => {
      wait = Math.min(wait * 2, restoreDelays.longest)
      void store.dispatch(restoreSession()).then(() => {
        timer = undefined
        restoreLater()
      })
    }, wait)
  }
  let { user } = store.getState().auth
  const keepRecord = () => {
    const { auth } = store.getState()
    if (auth.user === user) return
    user = auth.user
    if (auth.status === 'signedIn' && auth.kept) void store.dispatch(rewriteUserCookie())
  }
  let known = store.getState().activeAccount.server
  // H3: all tabs share the server's one active account, so the others are told when this tab switches it, or back.
  const tellSwitch = () => {
    const { mine, server } = store.getState().activeAccount
    const switched = known && server && known.accountId !== server.accountId && mine === server
    known = server
    if (switched) broadcast({ kind: 'account', account: server })
  }
  const stop = together(
    store.subscribe(keepRecord),
    store.subscribe(tellSwitch),
    store.subscribe(restoreLater),
    connectTabs(store),
    watchAdminRights(store),
    watchCart(store),
    recordTeamActivity(store),
    () => clearTimeout(timer),
  )
  void store.dispatch(restoreSession())
  return stop
}
