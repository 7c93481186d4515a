import { CheckLg } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import { nameOf, type Attendee } from './attendeeColumns'
import type { useDoor } from './useDoor'

type Props = { attendee: Attendee; door: ReturnType<typeof useDoor> }

/** Checks a person in at the door, or takes it back; a refused change can be tried again or given up. */
export function DoorActions({ attendee, door }: Props) {
  const { userId, status, attendance } = attendee
  const name = nameOf(attendee)
  const failed = attendance.mark === 'failed' && door.queue.find((change) => change.userId === userId)
  if (failed)
    return (
      <>
        <Button size="sm" variant="outline-primary" onClick={() => void door.retry(failed)}>
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
        // The second click of a double click would take the first one back.
        if (detail < 2) void door.mark(userId, !attendance.here, Date.now())
      }}
    >
      {attendance.here ? 'Undo' : 'Check in'}
    </Button>
  )
}
