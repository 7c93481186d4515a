import { Link } from '@/components/links/Link'
import { EventDay } from '@/components/events/EventDay'
import { EventPlace } from '@/components/events/EventPlace'
import { EventPrice } from '@/components/events/EventPrice'
import { EventState } from '@/components/events/EventState'
import { EventWhen } from '@/components/events/EventWhen'
import type { CommunityEvent, Shape } from '@/contract/types'
import { categoryLabel } from '@/domain/events/eventList'
import { eventPhase } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { classes } from '@/ui/roles'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'> | undefined; now: number }

/** One event in the list; the whole row links to its page. */
export function EventRow({ event, rsvp, now }: Props) {
  const gone = event.status === 'CANCELLED' || eventPhase(event, now) === 'over'
  return (
    <li className={classes('event-row card card-link', gone && 'is-gone')}>
      <EventDay event={event} />
      <div className="event-row-body">
        <p className="event-row-tags">
          <span className="eyebrow">{categoryLabel(event.category)}</span>
          <EventState event={event} rsvp={rsvp} now={now} />
        </p>
        <h3>
          <Link to={paths.event(event.eventId)} className="stretched-link">
            {event.title}
          </Link>
        </h3>
        <div className="event-row-facts">
          <div>
            <EventWhen event={event} brief />
          </div>
          <EventPlace event={event} />
        </div>
        {event.summary && <p className="prose mt-2 mb-0 text-muted">{event.summary}</p>}
      </div>
      {!gone && (
        <div className="event-row-price">
          <EventPrice event={event} />
        </div>
      )}
    </li>
  )
}
