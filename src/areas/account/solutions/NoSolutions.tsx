import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NothingFound } from '@/ui/table/NothingFound'

/** Empty state of a member who has never bought a solution. */
export function NoSolutions() {
  return (
    <EmptyState
      card
      title="No solutions yet"
      drawing="shop"
      action={<Button to={paths.solutions}>Browse solutions</Button>}
    >
      Solutions you buy will appear here.
    </EmptyState>
  )
}

/** Empty state of a tab, or of a search in it. */
export function NothingHere({ past, search, onClear }: { past: boolean; search: string; onClear: () => void }) {
  if (search)
    return (
      <Card>
        <NothingFound onClear={onClear}>No solutions match.</NothingFound>
      </Card>
    )
  return (
    <EmptyState
      card
      title={past ? 'No past solutions' : 'No active solutions'}
      action={
        !past && (
          <Button variant="outline-secondary" to={paths.solutions}>
            Browse solutions
          </Button>
        )
      }
    >
      {past ? 'Cancelled and refunded solutions will appear here.' : 'You have no active solutions right now.'}
    </EmptyState>
  )
}
