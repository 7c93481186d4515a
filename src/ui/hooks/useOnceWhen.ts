import { useEffect, useEffectEvent, useRef } from 'react'

/** Acts once, as soon as a condition holds: what a page sends by itself is never sent twice. */
export function useOnceWhen(holds: boolean, act: () => unknown): void {
  const acted = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!holds || acted.current) return
    acted.current = true
    void run()
  }, [holds])
}
