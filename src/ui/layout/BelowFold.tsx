import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { hydration } from '@/lib/hydration'
import { useSecondPass } from '@/ui/hooks/useSecondPass'

type Props = {
  /** What keeps its place until it is rendered. */
  placeholder?: ReactNode
  /** Whether the second pass may render it. */
  when?: boolean
  children: ReactNode
}

/**
 * What a page shows below the first screen. Where it is prerendered, React hydrates it after the part above, which therefore
 * answers earlier, and before that if it is clicked; elsewhere it is rendered in a second pass (useSecondPass).
 */
export function BelowFold({ placeholder, when = true, children }: Props) {
  const isDue = useSecondPass()
  const [isAtOnce] = useState(isDue)
  const isRendered = isAtOnce || (isDue && when)
  // What comes in a second pass has no markup that a change could throw away: nobody needs to wait for it.
  const isLive = useRef(!isRendered)
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
      {isRendered ? (
        <>
          {children}
          <Live onLive={onLive} />
        </>
      ) : (
        placeholder
      )}
    </Suspense>
  )
}

function Live({ onLive }: { onLive: () => void }) {
  const live = useRef(onLive)
  useLayoutEffect(() => live.current(), [])
  return null
}
