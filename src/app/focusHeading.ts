import { pageTitleId } from '@/lib/text/pageTitle'
import { patience } from '@/lib/patience'

const heading = () =>
  document.getElementById(pageTitleId) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1')

/**
 * Focuses the page's heading as soon as it is rendered.
 * @param before the element that had the focus when navigation ended
 * @returns cancels it
 */
export function focusHeading(before: Element | null): () => void {
  let focused: HTMLElement | null = null
  const look = () => {
    // The visitor has moved the focus in the meantime.
    const { activeElement } = document
    if (focused && activeElement !== document.body && activeElement !== focused) return stop()
    // The page has already focused one of its fields.
    if (!focused && activeElement !== before && activeElement?.closest('main')) return stop()
    // The skeleton's heading is replaced by the page's own.
    if (focused?.isConnected) return
    focused = heading()
    if (!focused) return
    if (!focused.hasAttribute('tabindex')) focused.tabIndex = -1
    focused.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, patience.heading)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
