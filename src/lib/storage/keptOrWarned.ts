import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { localStore } from './storage'

const warnings = new Map<string, () => void>()

function endWarning(key: string): void {
  warnings.get(key)?.()
  warnings.delete(key)
}

/**
 * Stores what somebody has put together. What a full or blocked storage refuses is nowhere else: without the question before
 * leaving, a visitor's cart was gone with the tab, without a word.
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
