import { startTransition, useEffect, useState } from 'react'
import { appReady } from './appReady'

/**
 * Whether the first page has rendered and the browser has been idle since; false on the server. What follows is rendered
 * in a transition: a page that somebody uses already never waits for it.
 */
export function useAppReady(): boolean {
  const [ready, setReady] = useState(appReady.read)
  useEffect(() => {
    const take = () => startTransition(() => setReady(appReady.read()))
    take()
    return appReady.subscribe(take)
  }, [])
  return ready
}
