import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenIdle } from '@/lib/idle'

/** How long a busy browser may keep it waiting, in ms: less than it takes to scroll there. */
const patience = 100

const never = () => () => {}

/** Whether this is the page that was loaded, at its top (public/early.js). */
const isFresh = () => document.documentElement.hasAttribute('data-fresh')

/**
 * Whether what a page shows below the first screen is rendered yet: usually once what stands above it has been painted.
 * At once in prerendered markup, and where the page may open further down: at a stored position or at a `#part`.
 */
export function useSecondPass(): boolean {
  const isPrerendered = useSyncExternalStore(never, () => false, () => true) // prettier-ignore
  const { hash } = useLocation()
  const type = useNavigationType()
  const [isRendered, setRendered] = useState(() => isPrerendered || hash !== '' || (type === 'POP' && !isFresh()))
  // A state, because a deferred value has no first one where its component is itself part of a deferred rendering.
  useEffect(() => whenIdle(() => startTransition(() => setRendered(true)), patience), [])
  return isRendered
}
