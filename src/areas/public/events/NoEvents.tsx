import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NothingFound } from '@/ui/table/NothingFound'
import type { ListParams } from '@/ui/table/useListParams'

/** Empty state: no events, or none that match the filters. */
export function NoEvents({ when, list }: { when: 'upcoming' | 'past'; list: ListParams<'category'> }) {
  if (list.isFiltered)
    return (
      <NothingFound
        title={when === 'past' ? 'No past events match' : 'No upcoming events match'}
        clear="Show all events"
        onClear={list.clear}
      >
        Try a different search or category.
      </NothingFound>
    )
  return (
    <EmptyState
      title={when === 'past' ? 'No past events yet' : 'No upcoming events'}
      drawing="calendar"
      action={
        <Button variant="outline-secondary" to={paths.mailingList}>
          Join the mailing list
        </Button>
      }
    >
      {when === 'past' ? 'Our first events will appear here.' : 'New events will appear here.'}
    </EmptyState>
  )
}
