import { useListEventsQuery } from '@/api/community/events'
import { EventDay } from '@/components/events/EventDay'
import { EventPlace } from '@/components/events/EventPlace'
import { EventPrice } from '@/components/events/EventPrice'
import { EventWhen } from '@/components/events/EventWhen'
import { Link } from '@/components/links/Link'
import { listEvents } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { useNow } from '@/ui/hooks/useNow'
import { RowsSkeleton } from './RowsSkeleton'

const most = 3

/** The next events that still take place. */
export function UpcomingEvents() {
  const events = useListEventsQuery()
  // The device's clock: the server's would be one more request of the first page.
  const now = useNow()
  const next = (all: NonNullable<typeof events.data>) =>
    listEvents(all, { when: 'upcoming', search: '', now })
      .filter(({ status }) => status !== 'CANCELLED')
      .slice(0, most)
  const none = <p className="text-muted">New events will appear here. Check back soon.</p>
  return (
    <QueryBoundary
      query={events}
      skeleton={<RowsSkeleton rows={most} label="Loading events" />}
      empty={none}
      isEmpty={(all) => next(all).length === 0}
      what="events"
    >
      {(all) => (
        <ul className="plain">
          {next(all).map((event) => (
            <li key={event.eventId} className="community-row">
              <EventDay event={event} />
              <div>
                <h3 className="mb-0 fs-5 text-break">
                  <Link to={paths.event(event.eventId)} className="stretched-link">
                    {event.title}
                  </Link>
                </h3>
                <div className="community-text">
                  <EventWhen event={event} brief />
                  <EventPlace event={event} />
                </div>
              </div>
              <div className="community-price">
                <EventPrice event={event} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}
