import type { DataRouter } from 'react-router-dom'
import { termsDue } from '@/domain/access/termsDue'
import type { AppStore, RootState } from '@/store/store'
import { selectMaintenanceOn } from './maintenance'

/** State that may change the guards' decision about the current page. Signing out navigates on its own. */
function reasons(state: RootState): string {
  const { status, user } = state.auth
  const who = status === 'signedIn' ? `${user?.userId}, terms ${termsDue(user) ? 'due' : 'agreed'}` : 'visitor'
  return `${who}, maintenance ${selectMaintenanceOn(state) ? 'on' : 'off'}`
}

/**
 * Runs the guards again when a user has signed in or agreed to the terms, or when maintenance starts or ends.
 * @param shown resolves once the first page is interactive: a redirect during hydration would not match its markup
 */
export function revalidateOnChange(store: AppStore, router: DataRouter, shown: Promise<unknown>): void {
  let last = reasons(store.getState())
  let isPending = false
  store.subscribe(() => {
    const now = reasons(store.getState())
    if (now === last) return
    last = now
    if (store.getState().auth.redirecting) return
    // If the guards of the initial page are still running, they may have missed the change: they run again afterwards.
    if (router.state.initialized) void shown.then(() => router.revalidate())
    else isPending = true
  })
  router.subscribe(({ initialized }) => {
    if (!initialized || !isPending) return
    isPending = false
    void shown.then(() => router.revalidate())
  })
}
