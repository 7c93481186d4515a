import { useMemo } from 'react'
import { useListEventsQuery } from '@/api/community/events'
import { DeleteEvent } from '@/components/admin/events/DeleteEvent'
import { useServerNow } from '@/components/useServerNow'
import type { CommunityEvent } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Menu } from '@/ui/overlay/Menu'
import { ListPage } from '@/ui/table/ListPage'
import { eventState, eventStates } from '@/components/admin/events/eventStates'
import { categoryLabel } from '@/domain/events/eventList'
import { eventTimes } from '@/domain/events/eventTimes'
import { momentMs } from '@/lib/dates/dates'
import { formatPrice, toCents } from '@/lib/money/money'
import { outOf, orDash } from '@/lib/text/wording'
import { moneyColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { useGo } from '@/components/links/useOnward'

const minute = 60_000

/** All events with their drafts. */
export default function Events() {
  const events = useListEventsQuery()
  const go = useGo()
  useQuickActions([{ label: 'New event', onSelect: () => void go(paths.admin.event()) }])
  const [deletedId, remove] = useParam('delete')
  // Rounded to minutes: if the columns changed with every render, the table could not keep its rows.
  const now = Math.floor(useServerNow() / minute) * minute
  const columns = useMemo(() => eventColumns(now), [now])
  return (
    <ListPage
      title="Events"
      lead="Drafts are only visible here."
      add={{ children: 'New event', to: paths.admin.event() }}
      query={events}
      columns={columns}
      rowKey={({ eventId }) => eventId}
      tabs="state"
      filter="category"
      sort="-starts"
      rowActions={(event) => <EventMenu event={event} onDelete={remove} />}
      empty={{
        title: 'No events yet',
        text: 'Create an event as a draft, and publish it when it’s complete.',
        drawing: 'calendar',
      }}
    >
      {(all) => {
        const deleted = all.find(({ eventId }) => eventId === deletedId)
        return deleted && <DeleteEvent key={deletedId} event={deleted} onClose={() => remove()} />
      }}
    </ListPage>
  )
}

function EventMenu({ event, onDelete }: { event: CommunityEvent; onDelete: (eventId: string) => void }) {
  const { eventId, title, status } = event
  return (
    <Menu
      of={title}
      items={[
        { label: 'Edit', to: paths.admin.event(eventId) },
        { label: 'Attendees', to: paths.admin.attendees(eventId) },
        { label: 'Duplicate', to: paths.admin.eventLike(eventId) },
        ...(status === 'DRAFT' ? [] : [{ label: 'Open the public page', to: paths.event(eventId) }]),
        { label: 'Delete', danger: true, onSelect: () => onDelete(eventId) },
      ]}
    />
  )
}

const going = ({ rsvpCount, capacity }: CommunityEvent) => orDash(rsvpCount, (count) => outOf(count, capacity))

const timesOf = (event: CommunityEvent) => eventTimes(event, '')?.event

const priceOf = ({ price }: CommunityEvent) => toCents(price)

/** @param now milliseconds: whether an event is over depends on it */
const eventColumns = (now: number): readonly Column<CommunityEvent>[] => [
  textColumn('event', 'Event', ({ title }) => title, {
    rowHeader: true,
    to: ({ eventId }) => paths.admin.event(eventId),
  }),
  {
    ...textColumn('starts', 'When', (event) => timesOf(event)?.when, {
      note: (event) => timesOf(event)?.where,
      second: true,
    }),
    value: ({ startsAt }) => momentMs(startsAt),
    moment: true,
  },
  statusColumn<CommunityEvent, string>('state', 'Status', (event) => eventState(event, now), eventStates),
  {
    ...textColumn('category', 'Category', ({ category }) => categoryLabel(category), { unlabelled: true }),
    facet: ({ category }) => category,
  },
  { ...moneyColumn('price', 'Price', priceOf), text: (event) => formatPrice(priceOf(event)) },
  { ...textColumn('going', 'Going', going), value: ({ rsvpCount }) => rsvpCount, number: true },
  textColumn('host', 'Host', ({ host }) => host, { hidden: true }),
  textColumn('venue', 'Venue', ({ venue, online }) => venue ?? (online ? 'Online' : ''), { hidden: true }),
]
