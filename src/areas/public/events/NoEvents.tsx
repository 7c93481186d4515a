import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { ListParams } from '@/ui/table/useListParams'

/** Empty state: no events, or none that match the filters. */
export function NoEvents({ when, list }: { when: 'upcoming' | 'past'; list: ListParams<'category'> }) {
  if (list.isFiltered)
    return (
      <EmptyState
        title={when === 'past' ? 'No past events match' : 'No upcoming events match'}
        drawing="search"
        action={
          <Button variant="outline-primary" onClick={list.clear}>
            Show all events
          </Button>
        }
      >
        Try a different search or category.
      </EmptyState>
    )
  return (
    <EmptyState
      title={when === 'past' ? 'No past events yet' : 'No upcoming events'}
      drawing="calendar"
      action={
        <Button variant="outline-primary" to={paths.mailingList}>
          Join the mailing list
        </Button>
      }
    >
      {when === 'past' ? 'Our first events will appear here.' : 'New events will appear here.'}
    </EmptyState>
  )
}
