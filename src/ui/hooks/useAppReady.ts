import { useSyncExternalStore } from 'react'
import { appReady } from '@/lib/appReady'

/** Whether the first page has rendered and the browser has been idle since; false on the server. */
export const useAppReady = () => useSyncExternalStore(appReady.subscribe, appReady.read, () => false)
