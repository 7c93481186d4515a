import { useSyncExternalStore } from 'react'
import { observable } from './observable'

let done = false
const changes = observable()

/** Whether the first page has rendered and the browser has been idle since: time for deferred work. */
export const appReady = {
  read: () => done,
  subscribe: changes.subscribe,
  set: (now = true) => {
    done = now
    changes.notify()
  },
}

/** `appReady` as a hook; false on the server. */
export const useAppReady = (): boolean => useSyncExternalStore(appReady.subscribe, appReady.read, () => false)
