import { onReturn } from '@/lib/browser/leaving'
import { together } from '@/lib/browser/listen'
import { fetchOnce } from '@/api/client/fetchOnce'
import { isApiError } from '@/api/client/errors'
import { profileApi } from '@/api/account/profile'
import { isSessionRefused, sessionApi } from '@/api/account/session'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { adminRefused } from './authSlice'
import { pathHere } from '../navigation/navigationContext'
import { addAppListener } from '../listeners'
import type { AppStore, AppThunk } from '../store'

/** Refetches the administrator's permissions on an admin page and reruns the page's guards. */
const rereadRights =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { status, user } = getState().auth
    if (status !== 'signedIn' || !user?.isAdmin || !isBelow(pathHere(navigation), paths.admin.index)) return
    const { checkAdminSession } = sessionApi.endpoints
    const answer = await fetchOnce(dispatch(checkAdminSession.initiate(undefined, { forceRefetch: true })))
    const isRefused = isSessionRefused(answer)
    // Without an answer nothing is known. The next read would fail as well, and close a page that works offline: the
    // door list.
    if (answer.error && !isRefused) return
    await fetchOnce(dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
    if (isRefused) dispatch(adminRefused())
    await navigation.recheck()
  }

/** The calls that read permissions must not trigger another read. */
const own: readonly unknown[] = ['checkAdminSession', 'getMe']

type Rejected = { type: string; payload?: unknown; meta?: { arg?: { endpointName?: unknown } } }

/** Whether a call was rejected with 403. */
function isForbidden(action: Rejected): boolean {
  if (!/^api\/execute(Query|Mutation)\/rejected$/.test(action.type)) return false
  return isApiError(action.payload) && action.payload.status === 403 && !own.includes(action.meta?.arg?.endpointName)
}

/** Applies revoked permissions when a call is rejected with 403 or the tab becomes visible. @returns stops it */
export function watchAdminRights(store: AppStore): () => void {
  let running: Promise<void> | undefined
  const reread = () => {
    running ??= store.dispatch(rereadRights()).finally(() => (running = undefined))
  }
  return together(
    store.dispatch(addAppListener({ predicate: isForbidden, effect: reread })),
    // Without a connection nothing can be read.
    onReturn(() => navigator.onLine && reread()),
  )
}
