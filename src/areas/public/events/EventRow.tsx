import { CameraVideo, GeoAlt } from 'react-bootstrap-icons'
import { Link } from '@/components/Link'
import { Price } from '@/components/Price'
import { EventState } from '@/components/events/EventState'
import { EventWhen } from '@/components/events/EventWhen'
import type { Event, Shape } from '@/contract/types'
import { categoryLabel, eventDay } from '@/domain/eventList'
import { eventPhase } from '@/domain/eventTimes'
import { paths } from '@/domain/paths'
import { toCents } from '@/lib/money'
import { classes } from '@/ui/roles'

type Props = { event: Event; rsvp: Shape<'Rsvp'> | undefined; now: number }

/** One event of the list; the whole row leads to its page. */
export function EventRow({ event, rsvp, now }: Props) {
  const { short, day } = eventDay(event)
  const gone = event.status === 'CANCELLED' || eventPhase(event, now) === 'over'
  return (
    <li className={classes('event-row card card-link', gone && 'is-gone')}>
      <p className="event-day" aria-hidden="true">
        <span>{short}</span>
        <strong className="num">{day}</strong>
      </p>
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
        <div>
          <EventWhen event={event} />
        </div>
        <p className="event-row-where">
          {event.venue && (
            <span>
              <GeoAlt aria-hidden /> {event.venue}
            </span>
          )}
          {event.online && (
            <span>
              <CameraVideo aria-hidden /> {event.venue ? 'Also online' : 'Online'}
            </span>
          )}
        </p>
        {event.summary && <p className="event-row-text">{event.summary}</p>}
      </div>
      {!gone && (
        <div className="event-row-price">
          <Price
            brief
            cents={toCents(event.price)}
            premiumCents={event.premiumPrice === undefined ? undefined : toCents(event.premiumPrice)}
          />
        </div>
      )}
    </li>
  )
}
