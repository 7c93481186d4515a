import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown where nobody is featured, or nobody from the chosen industry. */
export function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      title="Nobody from this industry yet"
      drawing="search"
      action={
        <Button variant="outline-primary" onClick={onClear}>
          Show everybody
        </Button>
      }
    >
      You may know somebody: nominate them.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody is featured yet" drawing="people">
      Tell your story below, or nominate somebody.
    </EmptyState>
  )
}
