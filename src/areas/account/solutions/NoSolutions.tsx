import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NothingFound } from '@/ui/table/NothingFound'

/** Shown to whoever has never bought a solution. */
export function NoSolutions() {
  return (
    <Card>
      <EmptyState
        title="No solutions yet"
        drawing="shop"
        action={<Button to={paths.solutions}>Browse solutions</Button>}
      >
        What you buy stands here with its state, its next charge and the way to cancel it.
      </EmptyState>
    </Card>
  )
}

/** Shown where the tab has no solutions, or the search matches none of them. */
export function NothingHere({ past, search, onClear }: { past: boolean; search: string; onClear: () => void }) {
  if (search)
    return (
      <Card>
        <NothingFound onClear={onClear}>None of your solutions is called that.</NothingFound>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title={past ? 'Nothing has ended' : 'Nothing is running'}
        action={
          !past && (
            <Button variant="outline-secondary" to={paths.solutions}>
              Browse solutions
            </Button>
          )
        }
      >
        {past ? 'What you cancel, and what is refunded, moves here.' : 'All that you have bought is over.'}
      </EmptyState>
    </Card>
  )
}
