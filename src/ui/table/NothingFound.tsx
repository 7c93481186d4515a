import type { ReactNode } from 'react'
import { Button } from '../Button'
import { EmptyState } from '../feedback/EmptyState'

type Props = {
  /** Takes away what nothing fits. */
  onClear: (() => void) | undefined
  clear?: string
  children: ReactNode
}

/** What stands where a search or a filter leaves nothing of a list. */
export function NothingFound({ onClear, clear = 'Clear search', children }: Props) {
  return (
    <EmptyState
      title="Nothing found"
      drawing="search"
      action={
        onClear && (
          <Button variant="outline-secondary" onClick={onClear}>
            {clear}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
