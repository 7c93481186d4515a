import type { CommunityEvent, Shape } from '@/contract/types'
import { byMonth } from '@/domain/events/eventList'
import { countOf } from '@/lib/counts'
import { CountStatus } from '@/ui/table/CountStatus'
import { Pagination } from '@/ui/table/Pagination'
import { useSecondPass } from '@/ui/hooks/useSecondPass'
import { pageOf } from '@/ui/table/tableRows'
import type { ListParams } from '@/ui/table/useListParams'
import { EventRow } from './EventRow'

type Props = {
  events: readonly CommunityEvent[]
  mine: readonly Shape<'EventRsvp'>[]
  list: ListParams<'category'>
  /** Epoch ms. */
  now: number
}

/** Rows of the first screen: the others are rendered after them. */
const first = 6

/** One page of events, grouped by month. */
export function EventList({ events, mine, list, now }: Props) {
  const { rows, pages } = pageOf(events, list)
  const isComplete = useSecondPass()
  return (
    <>
      <CountStatus className="visually-hidden" text={countOf(events.length, 'event')} isTyping={list.isTyping} />
      {byMonth(isComplete ? rows : rows.slice(0, first)).map(({ month, events: ofMonth }) => (
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
      {isComplete && <Pagination {...pages} label="Events" />}
    </>
  )
}
