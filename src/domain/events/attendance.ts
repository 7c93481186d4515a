import type { Shape } from '@/contract/types'
import { recordOf } from '@/lib/objects'

type Rsvp = Shape<'Rsvp'>

/** A change of attendance that the server has not confirmed yet. */
export type DoorChange = {
  userId: string
  /** Whether the person is to be checked in: the wanted state, although the call toggles. */
  here: boolean
  /** Milliseconds; tells two changes of one person apart. */
  at: number
  /** How often it was sent without reaching the wanted state. */
  tries: number
  /**
   * The state that the server has last accepted, if its answer didn't contain it; if it is the wanted one, nothing
   * waits.
   */
  accepted?: boolean | undefined
  /** The administrator says that the last attempt wasn’t saved; used for the next attempt. */
  again?: boolean | undefined
  /** Why it was refused. The change stays in view until the administrator retries or discards it. */
  problem?: string
}
export type DoorQueue = readonly DoorChange[]

/** How often a change is sent at most; then an administrator has to decide. */
export const mostTries = 5

/** The queue after a press: one change per person, the latest. */
export function withChange(queue: DoorQueue, change: Pick<DoorChange, 'userId' | 'here' | 'at' | 'again'>): DoorQueue {
  const before = queue.find(({ userId }) => userId === change.userId)
  const accepted = before && !change.again ? knownHere(before) : undefined
  return [...without(queue, change.userId), { accepted, ...change, tries: 0 }]
}

/** Whether the person is checked in as far as this device knows, if the server doesn’t say it. */
const knownHere = ({ again, accepted, here }: DoorChange) => (again ? !here : accepted)

/** The queue without the change of a person; with `only`, unless it was replaced by a newer one. */
export function without(queue: DoorQueue, userId: string, only?: DoorChange): DoorQueue {
  return queue.filter((one) => one.userId !== userId || (only !== undefined && one.at !== only.at))
}

/** The queue with a changed entry, unless it was replaced or removed in the meantime. */
export function updated(queue: DoorQueue, change: DoorChange, more: Partial<DoorChange>): DoorQueue {
  return queue.map((one) => (one.userId === change.userId && one.at === change.at ? { ...one, ...more } : one))
}

/** The changes that wait to be sent. */
export const waiting = (queue: DoorQueue): DoorQueue =>
  queue.filter(({ problem, accepted, here }) => problem === undefined && accepted !== here)

export type DoorStep = { act: 'done' } | { act: 'toggle' } | { act: 'give-up'; problem: string }

/**
 * The next step for a change, after the server's state was read again. The call toggles, so it is only sent if the
 * state is not the wanted one, no matter who has changed it. If the server doesn't send the state, the one that it
 * accepted from this device counts; after a lost answer it is unknown, and another toggle could undo the first.
 * @param rsvp the person's RSVP as it was just read
 */
export function doorStep(change: DoorChange, rsvp: Rsvp | undefined): DoorStep {
  const { here, tries } = change
  if (!rsvp) return { act: 'give-up', problem: 'This person is no longer on the list.' }
  const now = rsvp.attended ?? knownHere(change)
  if ((now ?? false) === here && (now !== undefined || tries === 0)) return { act: 'done' }
  if (rsvp.status === 'CANCELLED') return { act: 'give-up', problem: 'This person has cancelled.' }
  if (now === undefined && tries > 0)
    return { act: 'give-up', problem: 'We don’t know if this was saved. Trying again may undo it.' }
  if (tries >= mostTries) return { act: 'give-up', problem: 'This was sent several times and didn’t take effect.' }
  return { act: 'toggle' }
}

/** Attendance of a person as the door list shows it. */
export type Attendance = { here: boolean; mark: 'saved' | 'waiting' | 'failed'; problem?: string }

/** The attendance to show: the server's state, or the waiting change instead of it. */
export function attendanceOf({ attended }: Rsvp, change: DoorChange | undefined): Attendance {
  const here = attended ?? (change && knownHere(change)) ?? false
  if (!change || change.accepted === change.here) return { here, mark: 'saved' }
  if (change.problem !== undefined) return { here, mark: 'failed', problem: change.problem }
  return { here: change.here, mark: 'waiting' }
}

/** Reads a stored queue; anything else is an empty one. */
export function readQueue(stored: unknown): DoorQueue {
  if (!Array.isArray(stored)) return []
  return stored.filter((one): one is DoorChange => {
    const { userId, here, at, tries } = recordOf(one)
    return (
      typeof userId === 'string' && typeof here === 'boolean' && typeof at === 'number' && typeof tries === 'number'
    )
  })
}
