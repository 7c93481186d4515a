import { eventState, eventStates } from '@/components/admin/events/eventStates'
import type { CommunityEvent } from '@/contract/types'
import { categoryLabel } from '@/domain/events/eventList'
import { eventTimes } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { momentMs } from '@/lib/dates/dates'
import { formatPrice, toCents } from '@/lib/money/money'
import { outOf, said } from '@/lib/text/said'
import { linkColumn, moneyColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'

const going = ({ rsvpCount, capacity }: CommunityEvent) => said(rsvpCount, (count) => outOf(count, capacity))

const priceOf = ({ price }: CommunityEvent) => toCents(price)

/** @param now milliseconds: whether an event is over depends on it */
export const eventColumns = (now: number): readonly Column<CommunityEvent>[] => [
  linkColumn(
    'event',
    'Event',
    ({ title }) => title,
    ({ eventId }) => paths.admin.event(eventId),
  ),
  {
    ...textColumn('starts', 'When', (event) => eventTimes(event, '')?.event.text, { second: true }),
    value: ({ startsAt }) => momentMs(startsAt),
    moment: true,
  },
  statusColumn<CommunityEvent, string>('state', 'Status', (event) => eventState(event, now), eventStates),
  {
    ...textColumn('category', 'Category', ({ category }) => categoryLabel(category)),
    facet: ({ category }) => category,
  },
  { ...moneyColumn('price', 'Price', priceOf), text: (event) => formatPrice(priceOf(event)) },
  { ...textColumn('going', 'Going', going), value: ({ rsvpCount }) => rsvpCount, number: true },
  textColumn('host', 'Host', ({ host }) => host, { hidden: true }),
  textColumn('venue', 'Venue', ({ venue, online }) => venue ?? (online ? 'Online' : ''), { hidden: true }),
]
