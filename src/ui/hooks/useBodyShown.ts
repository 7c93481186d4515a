import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Remembers for which navigation a page's body was rendered last. */
export function makeShownBody() {
  let last: string | undefined
  return { isOf: (navigation: string) => last === navigation, set: (navigation: string) => void (last = navigation) }
}

export const ShownBody = createContext<ReturnType<typeof makeShownBody> | undefined>(undefined)

/**
 * Whether the page's body is rendered yet. After a navigation the heading comes first and the body in a transition, so that
 * a slow device answers at once. True from the start after Back and at a `#part`, where the page may open further down, and for
 * what replaces the page's own skeleton. Effects that need an element of the body belong to a component inside it.
 */
export function useBodyShown(): boolean {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const body = useContext(ShownBody)
  const [isShown, show] = useState(() => type === 'POP' || hash !== '' || body?.isOf(key) === true)
  useEffect(() => {
    body?.set(key)
    startTransition(() => show(true))
  }, [body, key])
  return isShown
}
