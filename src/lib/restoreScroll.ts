/** How long a page may take to grow as far as it was scrolled, in ms. */
const patience = 5000

/** What somebody does who goes elsewhere. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * Keeps scrolling to where a page was, as it grows, until it is long enough or somebody goes elsewhere.
 * @param top the position in px
 * @param left aborted when the page is left
 */
export function restoreScroll(top: number, left: AbortSignal): void {
  const over = new AbortController()
  const { signal } = over
  let reached = window.scrollY
  const scroll = () => {
    const foot = document.documentElement.scrollHeight - window.innerHeight
    // Somebody has scrolled up by other means.
    if (left.aborted || window.scrollY < Math.min(reached, foot) - 1) return over.abort()
    window.scrollTo({ top, behavior: 'instant' })
    reached = window.scrollY
    if (reached >= Math.floor(top)) over.abort()
  }
  const growing = new ResizeObserver(scroll)
  const timer = setTimeout(() => over.abort(), patience)
  signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(timer)
  })
  for (const gesture of gestures) window.addEventListener(gesture, () => over.abort(), { passive: true, signal })
  left.addEventListener('abort', () => over.abort(), { signal })
  growing.observe(document.body)
}
