import { localStore, onStorageChange } from './storage'

const key = 'singleKeys'
const listeners = new Set<() => void>()

/** Whether shortcuts of a single key are on; a setting of this browser, because speech input triggers them (WCAG 2.1.4). */
export const singleKeys = {
  areOn: (): boolean => localStore.read(key) !== false,
  /** Turns them on or off, for all tabs. */
  turn(on: boolean) {
    if (on) localStore.remove(key)
    else localStore.write(key, false)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    const stop = onStorageChange(key, listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  },
}
