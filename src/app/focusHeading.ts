import { pageTitleId } from '@/lib/text/pageTitle'
import { patience } from '@/lib/patience'

const heading = () =>
  document.getElementById(pageTitleId) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1')

/**
 * Focuses the page's heading as soon as it is rendered. If another heading replaces it, focuses that one, because the
 * focus would be lost with the removed heading. Stops when anything else is focused or pressed.
 * @param before the element that had the focus when navigation ended
 * @returns cancels it
 */
export function focusHeading(before: Element | null): () => void {
  let focused: HTMLElement | null = null
  const look = () => {
    const { activeElement } = document
    if (focused && activeElement === focused) return
    // The visitor has moved the focus in the meantime, or the page has already focused one of its fields.
    const isTaken = focused
      ? activeElement !== document.body
      : activeElement !== before && activeElement?.closest('main')
    if (isTaken) return stop()
    focused = heading() ?? focused
    if (!focused?.isConnected) return
    clearTimeout(timer)
    if (!focused.hasAttribute('tabindex')) focused.tabIndex = -1
    focused.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const over = new AbortController()
  const stop = () => {
    over.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, patience.heading)
  document.addEventListener('pointerdown', stop, over)
  document.addEventListener('focusin', ({ target }) => focused && target !== focused && stop(), over)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
