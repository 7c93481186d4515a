import { useEffect, useRef } from 'react'
import { quickActions, type QuickAction } from '@/lib/quickActions'

/** Offers actions of the page in the command palette while the page is shown: `useQuickActions([{ label, onSelect }])`. */
export function useQuickActions(actions: readonly QuickAction[]): void {
  const source = useRef({})
  useEffect(() => quickActions.set(source.current, actions), [actions])
  useEffect(() => {
    const { current } = source
    return () => quickActions.remove(current)
  }, [])
}
