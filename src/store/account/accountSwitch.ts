import { activeAccountApi } from '@/api/account/activeAccount'
import { fetchLatest } from '@/api/client/fetchOnce'
import { connectionsApi } from '@/api/account/connections'
import type { ActiveAccount } from '@/contract/types'
import { isApiError } from '@/api/client/errors'
import { patiently } from '../session/patience'
import { switchedHere } from './activeAccountSlice'
import type { AppThunk } from '../store'

const unsent = new Set<() => Promise<unknown>>()
const sending = new Set<Promise<unknown>>()

/**
 * Registers changes that a page has not sent yet. They belong to the current account and session, so they are sent
 * before the user switches the account or signs out.
 * @returns a function to call when the page is left: sends them then
 */
export function beforeSwitch(send: () => Promise<unknown>): () => void {
  unsent.add(send)
  return () => {
    unsent.delete(send)
    const last = send().finally(() => sending.delete(last))
    sending.add(last)
  }
}

/**
 * Sends the changes that pages have not sent yet. If another account is active meanwhile, a change may be refused, and
 * its call says so.
 * @returns when all of them are answered, also those of a page that was just left, or have taken too long
 */
export const sendUnsent = (): Promise<unknown> =>
  patiently(Promise.all([...sending, ...[...unsent].map((send) => send())]))

/**
 * Switches the active account; creates the record if the user has none yet (R-ACC-01).
 * @returns whether the server accepted it; a failure has already shown a toast
 */
export const switchAccount =
  (account: ActiveAccount): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    await sendUnsent()
    const { getActiveAccount, createActiveAccount, updateActiveAccount } = activeAccountApi.endpoints
    const present = await fetchLatest(dispatch(getActiveAccount.initiate()))
    const missing = isApiError(present.error) && present.error.status === 404
    const { name = '', type, accountId, accountPhoto = null } = account
    const answer = missing
      ? await dispatch(createActiveAccount.initiate({ body: { name: name ?? '', type, accountId, accountPhoto } }))
      : await dispatch(updateActiveAccount.initiate({ body: { type, accountId, accountPhoto } }))
    if (answer.error) return false
    // A success may come without the account.
    dispatch(switchedHere(answer.data ?? account))
    dispatch(connectionsApi.util.invalidateTags(['Team']))
    return true
  }
