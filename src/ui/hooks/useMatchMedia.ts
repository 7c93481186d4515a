import { listen } from '@/lib/browser/listen'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; taken as true while prerendering. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => listen(matchMedia(query), 'change', changed), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}

/** Whether tables are shown as tables; below this width they are lists of cards (src/ui/table). */
export const useIsWide = () => useMatchMedia('(min-width: 640px)')
