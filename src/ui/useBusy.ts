import { useCallback, useEffect, useRef, useState } from 'react'
import { singleFlight } from '@/lib/singleFlight'

/**
 * Runs an action at most once at a time. The guard is outside React: state is too late for three clicks in one task.
 * @param name also blocks other components and tabs: for actions that must not run twice
 * @returns `busy` for display, and `run`, which resolves to the action's result, or undefined if it was running already
 */
export function useBusy(name?: string) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const run = useCallback(
    async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
      if (running.current) return undefined
      running.current = true
      setBusy(true)
      try {
        if (name === undefined) return await act()
        const flight = await singleFlight(name, act)
        return 'done' in flight ? flight.done : undefined
      } finally {
        running.current = false
        if (mounted.current) setBusy(false)
      }
    },
    [name],
  )
  return { busy, run }
}
