import type { EventsWhen } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NothingFound } from '@/ui/table/NothingFound'

/** Empty state of a member without any RSVP. */
export function NoEvents() {
  return (
    <EmptyState card title="No events yet" drawing="calendar" action={<Button to={paths.events}>Find events</Button>}>
      RSVP to an event and you’ll find everything you need for the day here.
    </EmptyState>
  )
}

/** Empty state of a tab, or of a search in it. */
export function NothingHere({ when, search, onClear }: { when: EventsWhen; search: string; onClear: () => void }) {
  if (search)
    return (
      <Card>
        <NothingFound onClear={onClear}>
          No {when === 'past' ? 'past' : 'upcoming'} events match your search.
        </NothingFound>
      </Card>
    )
  return (
    <EmptyState
      card
      title={when === 'past' ? 'No past events' : 'No upcoming events'}
      drawing="calendar"
      action={
        when === 'upcoming' && (
          <Button variant="outline-secondary" to={paths.events}>
            Find events
          </Button>
        )
      }
    >
      {when === 'past' ? 'Events you’ve been to will appear here.' : 'See what the community has planned.'}
    </EmptyState>
  )
}
