import { CalendarPlus } from 'react-bootstrap-icons'
import { useListMyEventsQuery } from '@/api/events'
import { saveCalendar } from '@/components/events/calendar'
import type { Shape } from '@/contract/types'
import { byMonth, listEvents, type EventsWhen } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchBox } from '@/ui/table/FilterBar'
import { NothingFound } from '@/ui/table/NothingFound'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/layout/Tabs'
import { useListParams } from '@/ui/table/useListParams'
import { useNow } from '@/ui/hooks/useNow'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { MyEvent } from './MyEvent'
import './events.scss'

type Row = Shape<'EventRsvp'>

/** From this many events on there is a field to search in. */
const many = 6

/** The member's own RSVPs: coming, past, cancelled; the way out and back, and files for the calendar (T9.2, T9.3). */
export default function Events() {
  const mine = useListMyEventsQuery()
  const any = (mine.data?.length ?? 0) > 0
  return (
    <Page
      title="My events"
      lead="What you have said yes to."
      actions={
        <>
          {any && (
            <Button
              variant="outline-secondary"
              icon={<CalendarPlus aria-hidden />}
              onClick={() => saveCalendar(mine.data ?? [])}
            >
              Add all to calendar
            </Button>
          )}
          <Button variant="outline-primary" to={paths.events}>
            Find events
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={mine}
        errorTitle="Your events could not be loaded"
        skeleton={<Skeleton shape="tiles" rows={3} label="Loading your events" />}
        empty={<NoEvents />}
      >
        {(rows) => <EventTabs rows={rows} />}
      </QueryBoundary>
      {any && (
        <p className="text-muted fs-6 mt-4">
          The calendar file is a copy of today, not a feed: after a change, add it again and your calendar updates the
          entries in place, cancelled ones included.
        </p>
      )}
    </Page>
  )
}

function EventTabs({ rows }: { rows: readonly Row[] }) {
  const [params, setParams] = useOptimisticSearchParams()
  const list = useListParams()
  const now = useNow()
  const when: EventsWhen = params.get('when') === 'past' ? 'past' : 'upcoming'
  const found = (which: EventsWhen) =>
    listEvents(
      rows.map(({ event }) => event),
      { when: which, search: list.search, now },
    )
  const events = found(when)
  const page = Math.min(list.page, Math.max(1, Math.ceil(events.length / list.size)))
  const shown = events.slice((page - 1) * list.size, page * list.size)
  return (
    <Tabs
      label="When"
      tabs={[
        { key: 'upcoming', label: 'Upcoming', count: found('upcoming').length },
        { key: 'past', label: 'Past', count: found('past').length },
      ]}
      value={when}
      onChange={(key) =>
        setParams(() => new URLSearchParams(key === 'past' ? { when: 'past' } : {}), { preventScrollReset: true })
      }
    >
      {rows.length >= many && <SearchBox label="Search your events" value={list.search} onChange={list.setSearch} />}
      {events.length === 0 && <NothingHere when={when} search={list.search} onClear={list.clear} />}
      {byMonth(shown).map(({ month, events: ofMonth }) => (
        <section key={month} className="my-events-month" aria-label={month}>
          <h2>{month}</h2>
          <ul className="plain">
            {ofMonth.map((event) => {
              const row = rows.find((one) => one.event === event)
              return row && <MyEvent key={event.eventId} event={event} rsvp={row.rsvp} now={now} />
            })}
          </ul>
        </section>
      ))}
      <Pagination page={page} total={events.length} size={list.size} onPage={list.setPage} label="My events" />
    </Tabs>
  )
}

function NoEvents() {
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

function NothingHere({ when, search, onClear }: { when: EventsWhen; search: string; onClear: () => void }) {
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
