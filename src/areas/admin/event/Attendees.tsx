import { useMemo, useEffect, useSyncExternalStore } from 'react'
import { CheckLg } from 'react-bootstrap-icons'
import { Figures } from '@/components/admin/Figures'
import type { Shape } from '@/contract/types'
import { attendanceOf, waiting } from '@/domain/events/attendance'
import { formatCount, countOf } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { outOf, orDash } from '@/lib/text/wording'
import { ListTable } from '@/ui/table/ListTable'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { doorOf } from '@/store/attendance/doors'
import { useAppDispatch, useUser } from '@/store/hooks'
import { attendeeColumns, type Attendee, nameOf } from './attendeeColumns'

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
          { term: 'Cancelled', value: orDash(cancelledCount, formatCount) },
          ...(event.price > 0
            ? [{ term: 'Revenue, less refunds', value: orDash(optionalCents(revenue), formatSgd) }]
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
        empty={{ title: 'No RSVPs yet', text: 'People will appear here once they RSVP.', drawing: 'people' }}
      />
    </div>
  )
}

const changes = (count: number) => countOf(count, 'change')

/** Says how many changes have not been sent, and why. */
function DoorNotice({ door }: { door: ReturnType<typeof useDoor> }) {
  const { queue, stopped, sending } = door
  const open = waiting(queue).length
  const failed = queue.filter(({ problem }) => problem !== undefined).length
  return (
    <>
      <p className="visually-hidden" role="status">
        {open > 0 ? `${changes(open)} not saved yet` : failed > 0 ? `We couldn’t save ${changes(failed)}` : ''}
      </p>
      {stopped && open > 0 && (
        <Alert
          kind="warning"
          live
          title={stopped.by === 'no-line' ? 'No connection to the server' : 'The server stopped accepting changes'}
          actions={
            <Button size="sm" variant="outline-secondary" busy={sending} onClick={() => void door.flush()}>
              Send now
            </Button>
          }
        >
          {stopped.message} {changes(open)} {open === 1 ? 'is' : 'are'} saved on this device, even if you close the
          page.{' '}
          {stopped.by === 'no-line' &&
            `${open === 1 ? 'It’ll' : 'They’ll'} be sent once you’re back online with the back office open.`}
        </Alert>
      )}
      {failed > 0 && (
        <Alert kind="danger" live>
          We couldn’t save {changes(failed)}. The rows say why.
        </Alert>
      )}
    </>
  )
}

type DoorActionsProps = { attendee: Attendee; door: ReturnType<typeof useDoor> }

/** Checks a person in at the door, or undoes it; a refused change can be retried or discarded. */
function DoorActions({ attendee, door }: DoorActionsProps) {
  const { userId, status, attendance } = attendee
  const name = nameOf(attendee)
  const failed = attendance.mark === 'failed' && door.queue.find((change) => change.userId === userId)
  if (failed)
    return (
      <>
        <Button size="sm" variant="outline-secondary" onClick={() => void door.retry(failed)}>
          Try again
        </Button>
        <Button
          size="sm"
          variant="outline-secondary"
          aria-label={`Discard the change for ${name}`}
          onClick={() => door.drop(failed)}
        >
          Discard
        </Button>
      </>
    )
  if (!userId || status === 'CANCELLED') return null
  return (
    <Button
      size="sm"
      variant={attendance.here ? 'outline-secondary' : 'primary'}
      className="text-nowrap"
      icon={attendance.here ? undefined : <CheckLg aria-hidden />}
      aria-label={attendance.here ? `Undo the check-in for ${name}` : `Check in ${name}`}
      onClick={({ detail }) => {
        // The second click of a double click would undo the first.
        if (detail < 2) void door.mark(userId, !attendance.here, Date.now())
      }}
    >
      {attendance.here ? 'Undo' : 'Check in'}
    </Button>
  )
}

/** The door list of an event: what waits to be sent, and the ways to change it. */
function useDoor(eventId: string) {
  const dispatch = useAppDispatch()
  const userId = useUser()?.userId ?? ''
  const door = useMemo(() => dispatch(doorOf(eventId, userId)), [dispatch, eventId, userId])
  useEffect(() => door.open(), [door])
  const state = useSyncExternalStore(door.subscribe, door.read)
  return { ...door, ...state }
}
