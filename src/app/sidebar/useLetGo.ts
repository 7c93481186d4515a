import { listen } from '@/lib/browser/listen'
import { useEffect, type RefObject } from 'react'

/** Distance from the end of the page at which the options panel is let go, in px (R-SIDE-09). */
const letGoAt = 628

/**
 * Lets the pinned options panel go near the end of the page: a margin under it ends the room in which it sticks, so that
 * it scrolls away from where it is.
 */
export function useLetGo(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    const page = document.getElementById('main')
    if (!panel || !page) return
    const measure = () => {
      let now = parseFloat(panel.style.marginBlockEnd) || 0
      // A margin that the page's end rests on would be measured with it; to take it away costs a layout.
      if (now > 0 && page.offsetHeight <= panel.offsetHeight + now + 1) {
        panel.style.marginBlockEnd = ''
        now = 0
      }
      const below = document.documentElement.scrollHeight - (page.getBoundingClientRect().bottom + window.scrollY)
      const pinnedAt = parseFloat(getComputedStyle(panel).top) || 0
      const wanted = window.innerHeight + letGoAt - below - pinnedAt - panel.offsetHeight
      // Never more than the page is taller: the margin must not lengthen it.
      const margin = Math.max(0, Math.min(wanted, page.offsetHeight - panel.offsetHeight))
      if (margin !== now) panel.style.marginBlockEnd = `${margin}px`
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(page)
    sizes.observe(panel)
    // The footer below the page grows when its links arrive.
    sizes.observe(document.body)
    const stop = listen(window, 'resize', measure)
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [ref])
}
