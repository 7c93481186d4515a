import type { Shape } from '@/contract/types'
import { useServerNow } from '@/components/useServerNow'
import { byMonth, listEvents, type EventsWhen } from '@/domain/events/eventList'
import { SearchBox } from '@/ui/table/filters/FilterBar'
import { Pagination } from '@/ui/table/Pagination'
import { Tabs } from '@/ui/layout/Tabs'
import { pageOf } from '@/ui/table/rows/tableRows'
import { useListParams } from '@/ui/table/useListParams'
import { useTab } from '@/ui/hooks/useTab'
import { MyEvent } from './MyEvent'
import { NothingHere } from './NoEvents'

type Row = Shape<'EventRsvp'>

/** From this many events on there is a field to search in. */
const many = 6

/** The member's events, upcoming or past, month by month. */
export function EventTabs({ rows }: { rows: readonly Row[] }) {
  const [when, show] = useTab<EventsWhen>('when', ['upcoming', 'past'])
  const list = useListParams()
  const now = useServerNow()
  const found = (which: EventsWhen) =>
    listEvents(
      rows.map(({ event }) => event),
      { when: which, search: list.search, now },
    )
  const events = found(when)
  const { rows: shown, pages } = pageOf(events, list)
  return (
    <Tabs
      label="When"
      tabs={[
        { key: 'upcoming', label: 'Upcoming', count: found('upcoming').length },
        { key: 'past', label: 'Past', count: found('past').length },
      ]}
      value={when}
      onChange={show}
    >
      {rows.length >= many && <SearchBox label="Search your events" list={list} />}
      {events.length === 0 && <NothingHere when={when} search={list.search} onClear={list.clear} />}
      {byMonth(shown).map(({ month, events: ofMonth }) => (
        <section key={month} className="events-month" aria-label={month}>
          <h2>{month}</h2>
          <ul className="plain">
            {ofMonth.map((event) => {
              const row = rows.find((one) => one.event === event)
              return row && <MyEvent key={event.eventId} event={event} rsvp={row.rsvp} now={now} />
            })}
          </ul>
        </section>
      ))}
      <Pagination {...pages} label="My events" />
    </Tabs>
  )
}
