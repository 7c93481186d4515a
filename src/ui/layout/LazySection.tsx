import { useRef, type ReactNode } from 'react'
import { useApproached } from '../hooks/useApproached'

type Props = {
  /** A placeholder that keeps its place until it is rendered. */
  placeholder?: ReactNode
  children: ReactNode
}

/**
 * A part far below the first screen with data or code of its own: rendered when it is about to be scrolled into view.
 */
export function LazySection({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return useApproached(box) ? children : <div ref={box}>{placeholder}</div>
}
