import type { ReactNode } from 'react'
import { Button } from '../Button'
import { EmptyState } from '../feedback/EmptyState'

type Props = {
  /** Clears the search and the filters. */
  onClear: (() => void) | undefined
  clear?: string
  title?: string
  children: ReactNode
}

/** Shown if no row matches the search and filters. */
export function NothingFound({ onClear, clear = 'Clear search', title = 'Nothing found', children }: Props) {
  return (
    <EmptyState
      title={title}
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
