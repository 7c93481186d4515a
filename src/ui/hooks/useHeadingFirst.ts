import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Whether a page shows what is below its heading yet. After a navigation the heading and the frame come first, so that a
 * slow device answers at once. Never where the page may open further down: after Back, or at a `#part`.
 */
export function useHeadingFirst(): boolean {
  const { hash } = useLocation()
  const type = useNavigationType()
  const [isComplete, setComplete] = useState(type === 'POP' || hash !== '')
  useEffect(() => startTransition(() => setComplete(true)), [])
  return isComplete
}
