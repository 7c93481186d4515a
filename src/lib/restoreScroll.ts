/** How long a page may take to grow as far as it was scrolled, in ms. */
const patience = 5000

/** What somebody does who goes elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * Keeps scrolling to where a page was, as it grows, until it is long enough or somebody goes elsewhere.
 * @param top the position in px
 */
export function restoreScroll(top: number): void {
  const over = new AbortController()
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY >= Math.floor(top)) over.abort()
  }
  const growing = new ResizeObserver(scroll)
  const timer = setTimeout(() => over.abort(), patience)
  over.signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(timer)
  })
  for (const gesture of gestures)
    window.addEventListener(gesture, () => over.abort(), { passive: true, signal: over.signal })
  growing.observe(document.body)
}
