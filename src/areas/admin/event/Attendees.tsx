import { useMemo } from 'react'
import { Figures } from '@/components/admin/Figures'
import type { Shape } from '@/contract/types'
import { attendanceOf } from '@/domain/events/attendance'
import { formatCount } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { outOf, said } from '@/lib/text/said'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListTable } from '@/ui/table/ListTable'
import { attendeeColumns, type Attendee } from './attendeeColumns'
import { DoorActions } from './DoorActions'
import { DoorNotice } from './DoorNotice'
import { useDoor } from './useDoor'

type Props = { data: Shape<'EventAdmin'> }

/** The people of an event, and who has arrived; works without a connection. */
export function Attendees({ data: { event, rsvps, goingCount, cancelledCount, revenue } }: Props) {
  const door = useDoor(event.eventId)
  const { queue } = door
  const people = useMemo(() => {
    const changes = new Map(queue.map((change) => [change.userId, change]))
    return rsvps.map((rsvp): Attendee => ({ ...rsvp, attendance: attendanceOf(rsvp, changes.get(rsvp.userId ?? '')) }))
  }, [rsvps, queue])
  const here = people.filter(({ attendance }) => attendance.here).length
  const isSaid = here > 0 || people.length === 0 || people.some(({ attended }) => typeof attended === 'boolean')
  return (
    <div className="event-attendees">
      <Figures
        items={[
          { term: 'Going', value: outOf(goingCount, event.capacity) },
          { term: 'Checked in', value: outOf(isSaid ? here : undefined, goingCount) },
          { term: 'Cancelled', value: said(cancelledCount, formatCount) },
          ...(event.price > 0
            ? [{ term: 'Revenue, less refunds', value: said(optionalCents(revenue), formatSgd) }]
            : []),
        ]}
      />
      <DoorNotice door={door} />
      <ListTable
        caption="Attendees"
        columns={attendeeColumns}
        rows={people}
        rowKey={({ rsvpId }) => rsvpId}
        tabs="door"
        filter={['rsvp', 'paid', 'account']}
        sort="person"
        exportName={`attendees-${event.eventId}`}
        rowActions={(attendee) => <DoorActions attendee={attendee} door={door} />}
        empty={
          <EmptyState card title="No RSVPs yet" drawing="people">
            People will appear here once they RSVP.
          </EmptyState>
        }
      />
    </div>
  )
}
