import { useEffect, useRef, useState } from 'react'

/**
 * Counts down while it runs and while the tab is in sight.
 * @param seconds where it begins
 * @param onEnd called once, when it reaches 0
 * @returns the seconds that are left
 */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const counting = running && left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [counting])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])
  return left
}
