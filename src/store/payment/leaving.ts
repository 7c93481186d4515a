import { criticalWork } from '@/lib/browser/criticalWork'
import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'

/** Warns before the page is left or reloaded. @returns a function that ends this */
export function enterCritical(): () => void {
  const end = criticalWork.start()
  const endWarning = warnBeforeLeaving()
  return () => {
    endWarning()
    end()
  }
}
