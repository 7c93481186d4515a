import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenIdle } from '@/lib/idle'
import { useNear } from '@/ui/hooks/useNear'
import { BelowFold } from './BelowFold'

type Props = {
  /** What keeps its place until it is rendered. */
  placeholder: ReactNode
  children: ReactNode
}

/** How long the page is shown before everything is rendered, in ms; tests shorten it. */
export const approachDelays = { ms: 3000 }

/** How much longer a busy browser may keep it waiting, in ms. */
const patience = 500

/**
 * What is below the first screen and reads answers of its own. It is rendered when it is about to be scrolled to: until then
 * its answers would compete with the first screen for a slow connection. A while later it is rendered in any case, so that
 * the page can be searched and printed whole.
 */
export function OnApproach({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, '400px')
  const isLate = useLate()
  return (
    <BelowFold when={isNear || isLate} placeholder={<div ref={box}>{placeholder}</div>}>
      {children}
    </BelowFold>
  )
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
