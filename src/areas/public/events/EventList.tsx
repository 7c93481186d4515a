import type { CommunityEvent, Shape } from '@/contract/types'
import { byMonth } from '@/domain/events/eventList'
import { Pagination } from '@/ui/table/Pagination'
import type { ListParams } from '@/ui/table/useListParams'
import { EventRow } from './EventRow'

type Props = {
  events: readonly CommunityEvent[]
  mine: readonly Shape<'EventRsvp'>[]
  list: ListParams<'category'>
  /** Epoch ms. */
  now: number
}

/** A page of events, month by month. */
export function EventList({ events, mine, list: { page, size, setPage }, now }: Props) {
  const first = (Math.min(page, Math.ceil(events.length / size)) - 1) * size
  return (
    <>
      <p className="visually-hidden" role="status">
        {events.length === 1 ? '1 event' : `${events.length} events`}
      </p>
      {byMonth(events.slice(first, first + size)).map(({ month, events: ofMonth }) => (
        <section key={month} className="events-month" aria-label={month}>
          <h2>{month}</h2>
          <ul className="plain">
            {ofMonth.map((event) => (
              <EventRow
                key={event.eventId}
                event={event}
                rsvp={mine.find((one) => one.event.eventId === event.eventId)?.rsvp}
                now={now}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} total={events.length} size={size} onPage={setPage} label="Events" />
    </>
  )
}
