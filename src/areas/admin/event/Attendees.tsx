import { useMemo } from 'react'
import { Figures } from '@/components/admin/Figures'
import type { Shape } from '@/contract/types'
import { attendanceOf } from '@/domain/events/attendance'
import { formatCount } from '@/lib/money/counts'
import { formatSgd, toCents } from '@/lib/money/money'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Card } from '@/ui/layout/Card'
import { ListTable } from '@/ui/table/ListTable'
import { attendeeColumns, type Attendee } from './attendeeColumns'
import { DoorActions } from './DoorActions'
import { DoorNotice } from './DoorNotice'
import { useDoor } from './useDoor'

type Props = { data: Shape<'EventAdmin'> }

/** The people of an event, and who has arrived; works without a connection. */
export function Attendees({ data: { event, rsvps, goingCount = 0, cancelledCount = 0, revenue } }: Props) {
  const door = useDoor(event.eventId)
  const { queue } = door
  const people = useMemo(() => {
    const changes = new Map(queue.map((change) => [change.userId, change]))
    return rsvps.map((rsvp): Attendee => ({ ...rsvp, attendance: attendanceOf(rsvp, changes.get(rsvp.userId ?? '')) }))
  }, [rsvps, queue])
  const here = people.filter(({ attendance }) => attendance.here).length
  return (
    <div className="event-attendees">
      <Figures
        items={[
          { term: 'Going', value: withCapacity(goingCount, event.capacity) },
          { term: 'Checked in', value: `${formatCount(here)} of ${formatCount(goingCount)}` },
          { term: 'Cancelled', value: cancelledCount },
          ...(event.price > 0 ? [{ term: 'Revenue, less refunds', value: formatSgd(toCents(revenue)) }] : []),
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
          <Card>
            <EmptyState title="No RSVPs yet" drawing="people">
              People will appear here once they RSVP.
            </EmptyState>
          </Card>
        }
      />
    </div>
  )
}

const withCapacity = (going: number, capacity: number | null | undefined) =>
  typeof capacity === 'number' ? `${going} of ${capacity}` : going
