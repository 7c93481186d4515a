import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs a function once, as soon as a condition is true: for requests that a page sends by itself and never twice. */
export function useOnceWhen(holds: boolean, act: () => unknown): void {
  const acted = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!holds || acted.current) return
    acted.current = true
    void run()
  }, [holds])
}
