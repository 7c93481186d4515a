import { showStoredColourMode } from '@/lib/browser/colourMode'
import { localStore } from '@/lib/storage/storage'
import { isSlow } from './connection'

/** Sets the attributes of the root element that the first paint depends on. */
export function markDocument(isRemembered: boolean): void {
  const root = document.documentElement
  showStoredColourMode()
  // The prerendered header is a visitor's. With a stored session, its place is kept empty until the session is
  // restored; then the app removes the attribute.
  root.toggleAttribute('data-session', isRemembered)
  // On a new visit, content below the first screen need not be laid out yet: no scroll position is restored.
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  root.toggleAttribute('data-fresh', isNew && !location.hash)
  // On a slow connection, the font Inter comes too late for a first visit (`font-display: optional`): the code comes
  // first.
  root.toggleAttribute('data-plain', isSlow() && localStore.read('inter') === undefined)
}
