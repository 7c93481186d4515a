import type { ReactNode } from 'react'
import { Button } from '../Button'
import { EmptyState } from '../feedback/EmptyState'

type Props = {
  /** Takes away what nothing fits. */
  onClear: (() => void) | undefined
  clear?: string
  /** Another way on. */
  action?: ReactNode
  title?: string
  children: ReactNode
}

/** Shown where a search or a filter leaves nothing of a list. */
export function NothingFound({ onClear, clear = 'Clear search', title = 'Nothing found', action, children }: Props) {
  return (
    <EmptyState
      title={title}
      drawing="search"
      action={
        <>
          {action}
          {onClear && (
            <Button variant="outline-secondary" onClick={onClear}>
              {clear}
            </Button>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
