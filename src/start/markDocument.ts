import { showStoredColourMode } from '@/lib/browser/colourMode'

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
}
