import type { Shape } from '@/contract/types'
import { recordOf } from '@/lib/objects'

type Rsvp = Shape<'Rsvp'>

/** A change of attendance that the server has not confirmed yet. */
export type DoorChange = {
  userId: string
  /** Whether the person is to be checked in: the wish, not the toggle. */
  here: boolean
  /** Milliseconds; tells two changes of one person apart. */
  at: number
  /** How often it was sent without arriving at the wished state. */
  tries: number
  /** What the server has last accepted for this person without saying who is here; nothing waits if it is the wish. */
  accepted?: boolean | undefined
  /** An administrator says that the last attempt wasn’t saved. Holds for the next attempt. */
  again?: boolean | undefined
  /** Why it was refused. It stays in view until it is tried again or given up. */
  problem?: string
}
export type DoorQueue = readonly DoorChange[]

/** A change is sent this often at most before a person has to look at it. */
export const mostTries = 5

/** The queue after a press: one change per person, the latest. */
export function withChange(queue: DoorQueue, change: Pick<DoorChange, 'userId' | 'here' | 'at' | 'again'>): DoorQueue {
  const before = queue.find(({ userId }) => userId === change.userId)
  const accepted = before && !change.again ? knownHere(before) : undefined
  return [...without(queue, change.userId), { accepted, ...change, tries: 0 }]
}

/** What is known on this device of who is here, where the server doesn’t say it. */
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
 * What a change needs, now that the server's state has been read again. The call toggles: it is only sent if the state
 * is the other one, no matter who has changed it in the meantime. Where the server never says it, what it has accepted
 * from this device is known, and after a lost answer nothing is: another toggle could take the first one back.
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

/** The server's state with the change that waits on top of it. */
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
