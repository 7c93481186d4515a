import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { ListParams } from '@/ui/table/useListParams'

/** Stands where no event fits, or where there is none. */
export function NoEvents({ when, list }: { when: 'upcoming' | 'past'; list: ListParams<'category'> }) {
  if (list.isFiltered)
    return (
      <EmptyState
        title={when === 'past' ? 'No past event fits' : 'No upcoming event fits'}
        drawing="search"
        action={
          <Button variant="outline-primary" onClick={list.clear}>
            Show all events
          </Button>
        }
      >
        Try another word or another category.
      </EmptyState>
    )
  return (
    <EmptyState
      title={when === 'past' ? 'No event has taken place yet' : 'No events are planned right now'}
      drawing="calendar"
    >
      {when === 'past' ? 'The first ones are on their way.' : 'New ones are announced here. Please look in again soon.'}
    </EmptyState>
  )
}
