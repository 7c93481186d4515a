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
  /** Discards a refused change: the server's state remains. */
  drop: (wish: DoorChange) => void
  flush: () => Promise<void>
  /** Starts sending the waiting changes, also those of an earlier visit. @returns a function that stops it */
  open: () => () => void
}
