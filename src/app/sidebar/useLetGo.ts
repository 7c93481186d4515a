import { listen } from '@/lib/browser/listen'
import { useEffect, type RefObject } from 'react'

/** Distance from the end of the page at which the options panel is let go, in px (R-SIDE-09). */
const letGoAt = 628

/**
 * Unpins the sticky options panel near the end of the page. A margin below it shortens the range in which it sticks, so
 * that it scrolls away with the page.
 */
export function useLetGo(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    const page = document.getElementById('main')
    if (!panel || !page) return
    const measure = () => {
      let now = parseFloat(panel.style.marginBlockEnd) || 0
      // If the margin itself determines the page's height, it is removed before measuring, which costs a layout.
      if (now > 0 && page.offsetHeight <= panel.offsetHeight + now + 1) {
        panel.style.marginBlockEnd = ''
        now = 0
      }
      const below = document.documentElement.scrollHeight - (page.getBoundingClientRect().bottom + window.scrollY)
      const pinnedAt = parseFloat(getComputedStyle(panel).top) || 0
      const wanted = window.innerHeight + letGoAt - below - pinnedAt - panel.offsetHeight
      // At most the difference of the heights: the margin must not make the page taller.
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
