import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { ListParams } from '@/ui/table/useListParams'

/** Empty state: no events, or none that match the filters. */
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
