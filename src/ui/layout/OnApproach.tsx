import { useRef, type ReactNode } from 'react'
import { useApproached } from '@/ui/hooks/useApproached'
import { BelowFold } from './BelowFold'

type Props = {
  /** What keeps its place until it is rendered. */
  placeholder: ReactNode
  children: ReactNode
}

/** What is below the first screen and reads answers of its own: rendered when it is about to be scrolled to, or a while later. */
export function OnApproach({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { isDue } = useApproached(box)
  return (
    <BelowFold when={isDue} placeholder={<div ref={box}>{placeholder}</div>}>
      {children}
    </BelowFold>
  )
}
