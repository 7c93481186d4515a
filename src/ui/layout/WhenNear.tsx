import { useDeferredValue, useRef, type ReactNode } from 'react'
import { useNear } from '@/ui/hooks/useNear'

type Props = { placeholder: ReactNode; children: ReactNode }

/**
 * A part of a page that is often below the first screen: rendered after what stands above it, and only once it is about to
 * be scrolled to. What it reads is read then, so that it does not delay the part above.
 */
export function WhenNear({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useDeferredValue(useNear(box), false)
  return <div ref={box}>{isNear ? children : placeholder}</div>
}
