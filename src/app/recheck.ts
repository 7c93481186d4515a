import type { DataRouter } from 'react-router-dom'
import { termsDue } from '@/domain/access/termsDue'
import type { AppStore, RootState } from '@/store/store'
import { selectMaintenanceOn } from './maintenance'

/** What the guards of a page that is shown already may decide otherwise on. Signing out has its own navigation. */
function reasons(state: RootState): string {
  const { status, user } = state.auth
  const who = status === 'signedIn' ? `${user?.userId}, terms ${termsDue(user) ? 'due' : 'agreed'}` : 'visitor'
  return `${who}, maintenance ${selectMaintenanceOn(state) ? 'on' : 'off'}`
}

/** Runs the guards again when somebody is signed in, has agreed to the terms, or maintenance begins or ends. */
export function recheckOnChange(store: AppStore, router: DataRouter): void {
  let last = reasons(store.getState())
  let owed = false
  store.subscribe(() => {
    const now = reasons(store.getState())
    if (now === last) return
    last = now
    if (store.getState().auth.redirecting) return
    // The guards of the very first page may be past what has just changed: they run again once it is shown.
    if (router.state.initialized) void router.revalidate()
    else owed = true
  })
  router.subscribe(({ initialized }) => {
    if (!initialized || !owed) return
    owed = false
    void router.revalidate()
  })
}
