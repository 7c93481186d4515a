import { localStore, onStorageChange } from '../storage/storage'
import { observable } from './observable'

const key = 'singleKeys'
const changes = observable()

/** Whether shortcuts of a single key are on; a setting of this browser, because speech input triggers them (WCAG 2.1.4). */
export const singleKeys = {
  areOn: (): boolean => localStore.read(key) !== false,
  /** Turns them on or off, for all tabs. */
  turn(on: boolean) {
    if (on) localStore.remove(key)
    else localStore.write(key, false)
    changes.notify()
  },
  subscribe(listener: () => void) {
    const unsubscribe = changes.subscribe(listener)
    const stop = onStorageChange(key, listener)
    return () => {
      unsubscribe()
      stop()
    }
  },
}
