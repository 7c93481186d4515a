import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts down while it is running and the tab is visible.
 * @param seconds the start value
 * @param onEnd called once, when it reaches 0
 * @returns the remaining seconds
 */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  const counting = running && left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [counting])
  useEffect(() => {
    if (left === 0) end()
  }, [left])
  return left
}
