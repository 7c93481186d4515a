import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { localStore } from './storage'

const warnings = new Map<string, () => void>()

function endWarning(key: string): void {
  warnings.get(key)?.()
  warnings.delete(key)
}

/**
 * Stores what a visitor has put together, such as a cart. If the storage is full or blocked, it exists in this page
 * only: the browser then asks before the tab is closed, so that it is not lost silently.
 */
export const keptOrWarned = {
  write(key: string, value: unknown): void {
    const isKept = localStore.write(key, value)
    if (isKept) endWarning(key)
    else if (!warnings.has(key)) warnings.set(key, warnBeforeLeaving())
  },
  remove(key: string): void {
    endWarning(key)
    localStore.remove(key)
  },
}
