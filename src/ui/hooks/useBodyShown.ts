import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Remembers the path of the page whose body was rendered last. */
export function makeShownBody() {
  let last: string | undefined
  return { isOf: (path: string) => last === path, set: (path: string) => void (last = path) }
}

export const ShownBody = createContext<ReturnType<typeof makeShownBody> | undefined>(undefined)

/**
 * Whether the page's body is rendered yet. After a navigation the heading comes first and the body in a transition, so that
 * a slow device answers at once. Always after Back or at a `#part`, where the page may open further down, and for what
 * takes the place of the same page's skeleton. Effects that need an element of the body belong to a component inside it.
 */
export function useBodyShown(): boolean {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const body = useContext(ShownBody)
  const [isShown, show] = useState(() => type === 'POP' || hash !== '' || body?.isOf(pathname) === true)
  useEffect(() => {
    body?.set(pathname)
    startTransition(() => show(true))
  }, [body, pathname])
  return isShown
}
