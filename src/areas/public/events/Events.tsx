import { useListEventsByCategoryQuery, useListEventsQuery, useListMyEventsQuery } from '@/api/community/events'
import { SkeletonRegion } from '@/components/SkeletonRegion'
import { useServerNow } from '@/components/useServerNow'
import { eventCategories, listEvents, byMonth } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { useIsSignedIn } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useListParams, type ListParams } from '@/ui/table/useListParams'
import type { CommunityEvent, Shape } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { CountStatus } from '@/ui/table/CountStatus'
import { Pagination } from '@/ui/table/Pagination'
import { pageOf } from '@/ui/table/rows/tableRows'
import { NoEvents } from './NoEvents'
import { EventRow } from './EventRow'
import './events.scss'
import '@/components/events/eventDay.scss'

/** The community events; the view is stored in the URL. */
export default function Events() {
  const signedIn = useIsSignedIn()
  const list = useListParams({ filters: ['category'] })
  const side = useListParams({ filters: ['when'] })
  const { category } = list.filters
  const when = side.filters.when === 'past' ? 'past' : 'upcoming'
  const all = useListEventsQuery()
  const ofCategory = useListEventsByCategoryQuery({ category }, { skip: category === '' })
  const { data: mine } = useListMyEventsQuery(undefined, { skip: !signedIn })
  const now = useServerNow()
  const found = category === '' ? all : ofCategory
  const searchedOf = (events: readonly CommunityEvent[] | undefined, when: 'upcoming' | 'past') =>
    listEvents(events ?? [], { when, search: list.search, now })
  const searched = {
    upcoming: searchedOf(found.currentData, 'upcoming'),
    past: searchedOf(found.currentData, 'past'),
  }
  const known = found.currentData !== undefined
  const empty = all.data?.length === 0
  const tab = (key: 'upcoming' | 'past', label: string) => ({
    key,
    label,
    ...(known && { count: searched[key].length }),
  })

  return (
    <div className="container-xl py-4">
      <Page
        title="Events"
        lead="Breakfasts, workshops and talks, run by members for members. Most are free, and many can be joined online."
        actions={
          <Button
            to={paths.account.events}
            variant="outline-secondary"
            {...(!signedIn && { className: 'session-place' })}
          >
            My events
          </Button>
        }
      >
        <Tabs
          label="When"
          tabs={[tab('upcoming', 'Upcoming'), tab('past', 'Past')]}
          value={when}
          onChange={(key) => side.setFilter('when', key === 'past' ? 'past' : '')}
          empty={empty}
        >
          <FilterBar
            list={list}
            search="Search events"
            chips={{
              name: 'category',
              label: 'Category',
              options: eventCategories(all.data ?? [], searchedOf(all.data, when)),
            }}
            empty={empty}
          />
          <QueryBoundary
            query={found}
            discardStale
            skeleton={<EventsSkeleton />}
            empty={<NoEvents when={when} list={list} />}
            what="events"
          >
            {() => {
              const events = searched[when]
              if (events.length === 0) return <NoEvents when={when} list={list} />
              return <EventList events={events} mine={mine ?? []} list={list} now={now} />
            }}
          </QueryBoundary>
        </Tabs>
      </Page>
    </div>
  )
}

function EventsSkeleton() {
  return (
    <SkeletonRegion label="Loading events" className="skeleton skeleton-fading">
      <span className="skeleton-line skeleton-label mt-3" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="event-row card">
          <span className="event-day" />
          <div className="event-row-body skeleton">
            <span className="skeleton-line skeleton-short" />
            <span className="skeleton-line skeleton-head" />
            <span className="skeleton-line skeleton-mid" />
            <span className="skeleton-line skeleton-long" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}

type Props = {
  events: readonly CommunityEvent[]
  mine: readonly Shape<'EventRsvp'>[]
  list: ListParams<'category'>
  /** Epoch ms. */
  now: number
}

/** One page of events, grouped by month. */
function EventList({ events, mine, list, now }: Props) {
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
