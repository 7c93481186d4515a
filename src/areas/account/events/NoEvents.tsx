import type { EventsWhen } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NothingFound } from '@/ui/table/NothingFound'

/** Shown to whoever has RSVP'd to no event. */
export function NoEvents() {
  return (
    <Card>
      <EmptyState
        title="You go to no event yet"
        drawing="calendar"
        action={<Button to={paths.events}>Find events</Button>}
      >
        Say yes to one and it stands here, with everything you need on the day.
      </EmptyState>
    </Card>
  )
}

/** Shown where the tab has no events, or the search matches none of them. */
export function NothingHere({ when, search, onClear }: { when: EventsWhen; search: string; onClear: () => void }) {
  if (search)
    return (
      <Card>
        <NothingFound onClear={onClear}>None of your {when === 'past' ? 'past' : 'coming'} events fits.</NothingFound>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title={when === 'past' ? 'No past events' : 'Nothing is coming up'}
        drawing="calendar"
        action={
          when === 'upcoming' && (
            <Button variant="outline-secondary" to={paths.events}>
              Find events
            </Button>
          )
        }
      >
        {when === 'past' ? 'Events you went to move here.' : 'See what the community is planning.'}
      </EmptyState>
    </Card>
  )
}
