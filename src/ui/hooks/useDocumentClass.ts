import { useLayoutEffect } from 'react'

/**
 * Sets a class on the document's root while a component is shown; a page has one such component at a time.
 * `html:has(…)` would do the same, but the browser would match the whole document whenever an element is added or
 * removed.
 */
export function useDocumentClass(name: string, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, isShown])
}
