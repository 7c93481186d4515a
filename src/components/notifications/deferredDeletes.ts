import { api } from '@/api/client/api'
import { isApiError } from '@/api/client/errors'
import { deleteNotificationOnLeaving, notificationsApi } from '@/api/account/notifications'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import type { AppThunk } from '@/store/store'
import { observableValue } from '@/lib/browser/observable'

/** How long a deletion can be undone, in ms; tests shorten it. */
export const undoDelays = { ms: 6000 }

/** Deletions excluded from the count: `waiting` can still be undone, `sent` is in flight. */
export type Deletes = { waiting: ReadonlySet<string>; sent: ReadonlySet<string> }

const none: Deletes = { waiting: new Set(), sent: new Set() }
const state = observableValue(none)
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function set(id: string, to: keyof Deletes | 'none'): void {
  const without = (ids: ReadonlySet<string>) => new Set([...ids].filter((one) => one !== id))
  const [waiting, sent] = [without(state.read().waiting), without(state.read().sent)]
  if (to === 'waiting') waiting.add(id)
  if (to === 'sent') sent.add(id)
  state.set({ waiting, sent })
}

/** The pending deletions, for `useSyncExternalStore`. */
export const deletes = { read: state.read, subscribe: state.subscribe }

/** Hides a notification now and deletes it when the undo period is over. */
export const deleteLater =
  (id: string): AppThunk =>
  (dispatch) => {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void dispatch(deleteNow(id)), undoDelays.ms),
    )
    set(id, 'waiting')
  }

/** Undoes a deletion. */
export function undoDelete(id: string): void {
  if (!state.read().waiting.has(id)) return
  clearTimeout(timers.get(id))
  timers.delete(id)
  set(id, 'none')
}

const deleteNow =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set(id, 'sent')
    const { deleteNotification } = notificationsApi.endpoints
    const { error } = await dispatch(deleteNotification.initiate({ id }, { track: false }))
    // 404 is a success: another tab deleted it first.
    if (!error || (isApiError(error) && error.status === 404)) dispatch(forget(id))
    if (error) dispatch(api.util.invalidateTags(['Notification']))
    else stamp.tell()
    set(id, 'none')
  }

/** Removes deleted notifications from the cache at once, so that nothing shows or counts them before a refetch. */
const forget =
  (id: string): AppThunk =>
  (dispatch) => {
    const { updateQueryData } = notificationsApi.util
    let held = false
    dispatch(
      updateQueryData('listMyNotifications', undefined, (list) => {
        held = list.some(({ notificationId }) => notificationId === id)
        return list.filter(({ notificationId }) => notificationId !== id)
      }),
    )
    if (!held) return
    dispatch(updateQueryData('countMyNotifications', undefined, (answer) => ({ count: Math.max(0, answer.count - 1) })))
  }

/** Sends all pending deletions at once: the page or the account is being left, but not the app. */
export const flushDeletes = (): AppThunk<Promise<unknown>> => (dispatch) =>
  Promise.all([...state.read().waiting].map((id) => dispatch(deleteNow(id))))

/** The same on leaving the app: sent as a beacon after the page is gone. */
export const flushOnLeaving = (): AppThunk => (dispatch) => {
  for (const id of state.read().waiting) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set(id, 'sent')
    dispatch(deleteNotificationOnLeaving(id))
  }
}

const key = 'notifications'

/** Makes the other tabs refetch. */
const stamp = { tell: () => localStore.write(key, `${Date.now()} ${Math.random()}`) }

/** Calls `listener` when another tab has deleted something. @returns unsubscribes */
export const onDeletedElsewhere = (listener: () => void): (() => void) => onStorageChange(key, listener)

/** For tests: clears all pending deletions. */
export function resetDeletes(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  state.set(none)
}
