import { useListMyEventsQuery } from '@/api/community/events'
import { EventDay } from '@/components/events/EventDay'
import { EventPlace } from '@/components/events/EventPlace'
import { EventWhen } from '@/components/events/EventWhen'
import { Link } from '@/components/links/Link'
import { useServerNow } from '@/components/useServerNow'
import { QueryCard } from '@/components/QueryCard'
import { nextGoing } from '@/domain/events/rsvp'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'

/** The next event that the member is going to. */
export function EventPanel() {
  const mine = useListMyEventsQuery()
  const now = useServerNow()
  return (
    <QueryCard title="Your next event" query={mine} what="your events" skeleton={{ rows: 3 }}>
      {(all) => {
        const next = nextGoing(all, now)
        if (!next)
          return (
            <>
              <p className="text-muted">No upcoming events. RSVP to one and you’ll find it here.</p>
              <Button variant="outline-secondary" to={paths.events}>
                Find events
              </Button>
            </>
          )
        return (
          <div className="overview-event">
            <EventDay event={next} />
            <div className="text-break">
              <h3 className="mb-1 fs-5">
                <Link to={paths.event(next.eventId)}>{next.title}</Link>
              </h3>
              <EventWhen event={next} brief />
              <EventPlace event={next} />
            </div>
          </div>
        )
      }}
    </QueryCard>
  )
}
