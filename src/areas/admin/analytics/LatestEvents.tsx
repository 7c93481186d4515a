import type { TrackingEvent } from '@/domain/tracking/analytics'
import { dateTimeColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListTable } from '@/ui/table/ListTable'
import { eventLabel } from './eventNames'

function detailOf({ properties }: TrackingEvent): string {
  const { label, href, scrollDepth, activeSeconds } = properties ?? {}
  const parts = [
    label,
    href,
    scrollDepth !== undefined && `${scrollDepth}% of the page`,
    activeSeconds !== undefined && `${activeSeconds} s`,
  ]
  return parts.filter(Boolean).join(', ')
}

const columns: readonly Column<TrackingEvent>[] = [
  dateTimeColumn('at', 'Time', ({ createdAt }) => createdAt, { rowHeader: true }),
  textColumn('event', 'Event', ({ eventName }) => eventLabel(eventName)),
  textColumn('page', 'Page', ({ properties }) => properties?.path),
  textColumn('detail', 'Details', detailOf, { truncate: true }),
  textColumn('source', 'Source', ({ properties }) => properties?.source),
  textColumn('campaign', 'Campaign', ({ properties }) => properties?.campaign, { hidden: true }),
  // The first characters tell visitors apart; the whole id is in the file.
  {
    ...textColumn('visitor', 'Visitor', ({ distinctId = '' }) => distinctId),
    cell: ({ distinctId = '' }) => distinctId.slice(0, 8),
  },
  textColumn('member', 'Member', ({ userId }) => userId),
]

export function LatestEvents({ events }: { events: readonly TrackingEvent[] }) {
  return (
    <ListTable
      caption="Latest events"
      columns={columns}
      rows={events}
      rowKey={({ trackingEventId }) => trackingEventId}
      filter={['event', 'source']}
      sort="-at"
      exportName="tracking-events"
    />
  )
}
