import { useSyncExternalStore } from 'react'
import { changes } from '../changes'

/** Draws again whenever something of the mocks has changed. */
export function useMocks(): void {
  useSyncExternalStore(changes.subscribe, changes.version)
}
