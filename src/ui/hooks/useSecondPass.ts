import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenIdle } from '@/lib/idle'

/** How long a busy browser may keep the second pass waiting, in ms: nobody scrolls there sooner. */
const patience = 100

/** Whether this page is being prerendered, or its prerendered markup is still on the screen (src/main.tsx). */
const isPrerendered = () =>
  typeof document === 'undefined' || document.querySelector('#root[data-prerendered=page]') !== null

/** Whether this is the page that was loaded, at its top (src/start). */
const isFresh = () => document.documentElement.hasAttribute('data-fresh')

/**
 * Whether what a page shows below the first screen is rendered yet: usually once what stands above it has been painted.
 * At once where prerendered markup shows it already, and where the page may open further down: at a stored position or at
 * a `#part`.
 */
export function useSecondPass(): boolean {
  const { hash } = useLocation()
  const type = useNavigationType()
  const [isRendered, setRendered] = useState(() => isPrerendered() || hash !== '' || (type === 'POP' && !isFresh()))
  // useDeferredValue would not do: inside a deferred rendering it skips its initial value.
  useEffect(() => whenIdle(() => startTransition(() => setRendered(true)), patience), [])
  return isRendered
}
