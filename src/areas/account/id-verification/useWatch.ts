import { useEffect, useRef } from 'react'

/** The waits between looks at a verification that is under way, in ms; then the member's return is waited for. Tests shorten them. */
export const watchPace = { looks: [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000] }

/**
 * Looks again when the member comes back to the page, and ever more slowly while it is in view (T13.3).
 * @param state what may change by itself: `moving` is looked at, `resting` only on a return, `final` never again
 */
export function useWatch(state: 'moving' | 'resting' | 'final', look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (state === 'final') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let count = 0
    const wait = () => {
      clearTimeout(timer)
      const pause = watchPace.looks[count]
      if (state !== 'moving' || pause === undefined) return
      timer = setTimeout(() => {
        count += 1
        if (document.visibilityState === 'visible') latest.current()
        wait()
      }, pause)
    }
    const back = () => {
      if (document.visibilityState !== 'visible') return
      count = 0
      latest.current()
      wait()
    }
    wait()
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [state])
}
