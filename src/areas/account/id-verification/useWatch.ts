import { onReturn } from '@/lib/browser/leaving'
import { listen, together } from '@/lib/browser/listen'
import { useEffect, useEffectEvent } from 'react'

/** Polling delays while a verification is in progress (ms); then only a return to the page refetches. Set by tests. */
export const verificationPollDelays = { looks: [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000] }

/**
 * Refetches when the member returns to the page, and with growing delays while the page is visible.
 * @param state whether it can change without the member: `moving` is polled, `resting` only on return, `final` never
 */
export function useWatch(state: 'moving' | 'resting' | 'final', look: () => void): void {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (state === 'final') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let count = 0
    const wait = () => {
      clearTimeout(timer)
      const pause = verificationPollDelays.looks[count]
      if (state !== 'moving' || pause === undefined) return
      timer = setTimeout(() => {
        count += 1
        if (document.visibilityState === 'visible') lookNow()
        wait()
      }, pause)
    }
    const back = () => {
      count = 0
      lookNow()
      wait()
    }
    wait()
    return together(listen(window, 'focus', back), onReturn(back), () => clearTimeout(timer))
  }, [state])
}
