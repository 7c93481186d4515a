import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Empty state: no one is featured, or no one in the selected industry. */
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
