import { useListEventsByCategoryQuery, useListEventsQuery, useListMyEventsQuery } from '@/api/community/events'
import { eventCategories, listEvents } from '@/domain/events/eventList'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { useListParams } from '@/ui/table/useListParams'
import { useNow } from '@/ui/hooks/useNow'
import { EventList } from './EventList'
import { EventsSkeleton } from './EventsSkeleton'
import { NoEvents } from './NoEvents'
import './events.scss'

/** The community events; the view is stored in the URL. */
export default function Events() {
  const signedIn = useAppSelector(({ auth }) => auth.status === 'signedIn')
  const list = useListParams({ filters: ['category'] })
  const side = useListParams({ filters: ['when'] })
  const { category } = list.filters
  const when = side.filters.when === 'past' ? 'past' : 'upcoming'
  const all = useListEventsQuery()
  const ofCategory = useListEventsByCategoryQuery({ category }, { skip: category === '' })
  const { data: mine } = useListMyEventsQuery(undefined, { skip: !signedIn })
  const now = useNow()
  const found = category === '' ? all : ofCategory
  const searched = (when: 'upcoming' | 'past') =>
    listEvents(found.currentData ?? [], { when, search: list.search, now })
  const known = found.currentData !== undefined
  const tab = (key: 'upcoming' | 'past', label: string) => ({
    key,
    label,
    ...(known && { count: searched(key).length }),
  })

  return (
    <div className="container-xl py-4">
      <Page
        title="Events"
        lead="Breakfasts, workshops and talks, run by members for members. Most are free, and many can be joined online."
        actions={
          <Button
            to={paths.account.events}
            variant="outline-primary"
            {...(!signedIn && { className: 'session-place' })}
          >
            My events
          </Button>
        }
      >
        <FilterBar
          list={list}
          search="Search events"
          chips={{ name: 'category', label: 'Category', options: eventCategories(all.data ?? []) }}
        />
        <Tabs
          label="When"
          tabs={[tab('upcoming', 'Upcoming'), tab('past', 'Past')]}
          value={when}
          onChange={(key) => side.setFilter('when', key === 'past' ? 'past' : '')}
        >
          <QueryBoundary
            query={found}
            discardStale
            skeleton={<EventsSkeleton />}
            empty={<NoEvents when={when} list={list} />}
            errorTitle="We couldn’t load events"
          >
            {() => {
              const events = searched(when)
              if (events.length === 0) return <NoEvents when={when} list={list} />
              return <EventList events={events} mine={mine ?? []} list={list} now={now} />
            }}
          </QueryBoundary>
        </Tabs>
      </Page>
    </div>
  )
}
