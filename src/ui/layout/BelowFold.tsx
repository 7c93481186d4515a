import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { hydration } from '@/lib/hydration'

/**
 * What a prerendered page shows below the first screen: React hydrates it after the part above, which therefore answers
 * earlier, and before that if it is clicked.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isLive = useRef(false)
  const release = useRef(() => {})
  useLayoutEffect(() => {
    if (isLive.current) return
    release.current = hydration.hold()
    return () => release.current()
  }, [])
  const onLive = () => {
    isLive.current = true
    release.current()
  }
  return (
    <Suspense fallback={null}>
      {children}
      <Live onLive={onLive} />
    </Suspense>
  )
}

function Live({ onLive }: { onLive: () => void }) {
  const live = useRef(onLive)
  useLayoutEffect(() => live.current(), [])
  return null
}
