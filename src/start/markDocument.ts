import { showStoredColourMode } from '@/lib/browser/colourMode'
import { localStore } from '@/lib/storage/storage'
import { isSlow } from './connection'

/** Sets what the first paint depends on, on the root element. */
export function markDocument(isRemembered: boolean): void {
  const root = document.documentElement
  showStoredColourMode()
  // The prerendered header is a visitor's: the account's place is kept until a stored session is restored. The app removes
  // the mark.
  root.toggleAttribute('data-session', isRemembered)
  // What is below the first screen need not be laid out yet, unless the page returns to where it was scrolled to.
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  root.toggleAttribute('data-fresh', isNew && !location.hash)
  // On a slow connection Inter comes too late for a first visit (`font-display: optional`): it is fetched after the code.
  root.toggleAttribute('data-plain', isSlow() && localStore.read('inter') === undefined)
}
