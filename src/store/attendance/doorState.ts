import type { DoorChange, DoorQueue } from '@/domain/events/attendance'

/** The state of the door list of one event. */
export type DoorState = {
  queue: DoorQueue
  /** Why nothing is sent at the moment. */
  stopped?: { by: 'no-line' | 'refused'; message: string }
  sending: boolean
}

/** The door list of one event. */
export type Door = {
  read: () => DoorState
  subscribe: (listener: () => void) => () => void
  /** Checks a person in, or takes it back. */
  mark: (person: string, here: boolean, at: number) => Promise<void>
  /** Tries a refused change again. */
  retry: (wish: DoorChange) => Promise<void>
  /** Gives a refused change up: the server's state remains. */
  drop: (wish: DoorChange) => void
  flush: () => Promise<void>
  /** Starts sending what waits, also from an earlier visit. @returns how to stop */
  open: () => () => void
}
