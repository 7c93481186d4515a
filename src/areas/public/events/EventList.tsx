import type { CommunityEvent, Shape } from '@/contract/types'
import { byMonth } from '@/domain/events/eventList'
import { countOf } from '@/lib/money/counts'
import { CountStatus } from '@/ui/table/CountStatus'
import { Pagination } from '@/ui/table/Pagination'
import { pageOf } from '@/ui/table/rows/tableRows'
import type { ListParams } from '@/ui/table/useListParams'
import { EventRow } from './EventRow'

type Props = {
  events: readonly CommunityEvent[]
  mine: readonly Shape<'EventRsvp'>[]
  list: ListParams<'category'>
  /** Epoch ms. */
  now: number
}

/** One page of events, grouped by month. */
export function EventList({ events, mine, list, now }: Props) {
  const { rows, pages } = pageOf(events, list)
  return (
    <>
      <CountStatus className="visually-hidden" text={countOf(events.length, 'event')} isTyping={list.isTyping} />
      {byMonth(rows).map(({ month, events: ofMonth }) => (
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
      <Pagination {...pages} label="Events" />
    </>
  )
}
