import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown where nobody is featured, or nobody from the chosen industry. */
export function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      title="No one from this industry yet"
      drawing="search"
      action={
        <Button variant="outline-primary" onClick={onClear}>
          Show everyone
        </Button>
      }
    >
      Know someone? Nominate them.
    </EmptyState>
  ) : (
    <EmptyState title="No featured doers yet" drawing="people">
      Tell your story below, or nominate someone.
    </EmptyState>
  )
}
