import { CalendarPlus } from 'react-bootstrap-icons'
import { saveCalendar } from '@/components/events/calendar'
import type { CommunityEvent, Shape } from '@/contract/types'
import { Button } from '@/ui/Button'

/** Calendar file download; downloading again after a change updates the same calendar entry. */
export function AddToCalendar({ event, rsvp }: { event: CommunityEvent; rsvp: Shape<'Rsvp'> | undefined }) {
  return (
    <p className="event-calendar">
      <Button
        variant="outline-secondary"
        size="sm"
        data-track="add-to-calendar"
        icon={<CalendarPlus aria-hidden />}
        onClick={() => saveCalendar([{ event, rsvp }])}
      >
        Add to calendar
      </Button>
      <span className="text-muted fs-6">
        Downloads a calendar file. If the event changes, download it again to update the entry.
      </span>
    </p>
  )
}
