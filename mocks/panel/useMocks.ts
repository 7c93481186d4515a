import { useSyncExternalStore } from 'react'
import { changes } from '../changes'

/** Re-renders on every change in the mocks. */
export function useMocks(): void {
  useSyncExternalStore(changes.subscribe, changes.version)
}
