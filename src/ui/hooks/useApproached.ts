import { startTransition, useEffect, useState, type RefObject } from 'react'
import { whenIdle } from '@/lib/idle'
import { useNear } from './useNear'

/** How long a page is shown before everything counts as approached, in ms; tests change it. */
export const approachDelays = { ms: 3000 }

/** How much longer a busy browser may keep it waiting, in ms. */
const patience = 500

/**
 * When what an element reads is due: until then it would compete with the first screen for a slow connection.
 * @returns whether the element is about to be scrolled to; whether it is due: then, or once the page has been shown for a
 * while, so that it can be searched and printed whole
 */
export function useApproached(element: RefObject<Element | null>): { isNear: boolean; isDue: boolean } {
  const isNear = useNear(element, '400px')
  const isLate = useLate()
  return { isNear, isDue: isNear || isLate }
}

/** Whether the page has been shown for a while, and the browser has nothing else to do. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const wait = () => (cancel = whenIdle(() => startTransition(() => setLate(true)), patience))
    const timer = setTimeout(wait, approachDelays.ms)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])
  return isLate
}
