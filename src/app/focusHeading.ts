import { pageTitleId } from '@/lib/pageTitle'

/** How long a page may take to show its heading before the focus is left where it is, in ms. */
const patience = 5000

const heading = () =>
  document.getElementById(pageTitleId) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1')

/**
 * Moves the focus to the page's heading as soon as there is one.
 * @param before what had the focus when the page came
 * @returns how to call it off
 */
export function focusHeading(before: Element | null): () => void {
  let focused: HTMLElement | null = null
  const look = () => {
    // The visitor has gone elsewhere on the page by now.
    const { activeElement } = document
    if (focused && activeElement !== document.body && activeElement !== focused) return stop()
    // The page was quicker, and has led them to a field of its own.
    if (!focused && activeElement !== before && activeElement?.closest('main')) return stop()
    // A skeleton's heading gives way to the page's own.
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
  const timer = setTimeout(stop, patience)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
