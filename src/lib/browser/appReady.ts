import { useSyncExternalStore } from 'react'
import { observableValue } from './observable'

const { read, subscribe, set } = observableValue(false)

/** Whether the first page has rendered and the browser has been idle since: time for deferred work. */
export const appReady = { read, subscribe, set: (now = true) => set(now) }

/** `appReady` as a hook; false on the server. */
export const useAppReady = (): boolean => useSyncExternalStore(appReady.subscribe, appReady.read, () => false)
