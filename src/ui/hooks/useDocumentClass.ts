import { useLayoutEffect } from 'react'

/**
 * Gives the document's root a class while a component is shown, of which a page has one at a time. `html:has(…)` would say
 * the same, but the browser would match it against the whole document whenever an element comes or goes.
 */
export function useDocumentClass(name: string, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, isShown])
}
