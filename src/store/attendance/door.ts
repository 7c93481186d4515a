import { listen } from '@/lib/browser/listen'
import { adminEventsApi } from '@/api/admin/events'
import { isApiError } from '@/api/client/errors'
import { fetchFresh } from '@/api/client/fetchOnce'
import {
  doorStep,
  readQueue,
  updated,
  waiting,
  withChange,
  without,
  type DoorChange,
  type DoorQueue,
} from '@/domain/events/attendance'
import { certaintyOf } from '@/lib/calls/certainty'
import { observable } from '@/lib/browser/observable'
import { singleFlight } from '@/lib/calls/singleFlight'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import type { AppDispatch, AppThunk } from '../store'
import type { Door, DoorState } from './doorState'

const { getEventForAdmin, toggleRsvpAttendance } = adminEventsApi.endpoints

/** How long to wait before trying again without a connection, in ms: longer every time. */
export const doorDelays = { retry: [2_000, 5_000, 15_000] }

const signedInAs =
  (userId: string): AppThunk<boolean> =>
  (_dispatch, getState) =>
    getState().auth.user?.userId === userId

/**
 * The check-in list of one event. Every change is stored on the device first. The server's call toggles attendance, and
 * another device may have changed the same person: so the server's state is read before a change is sent, and again
 * after a lost answer.
 * @param userId the administrator: changes are never sent in another's name
 */
export function openDoor(dispatch: AppDispatch, eventId: string, userId: string): Door {
  const key = `attendance:${userId}:${eventId}`
  let state: DoorState = { queue: readQueue(localStore.read(key)), sending: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let losses = 0
  let again = false
  // Nothing is sent before the page is shown, and nothing more after it is left.
  let closed = true
  const changed = observable()

  const set = (next: Partial<Omit<DoorState, 'stopped'>> & { stopped?: DoorState['stopped'] | undefined }) => {
    const { stopped, ...rest } = { ...state, ...next }
    state = { ...rest, ...(stopped && { stopped }) }
    changed.notify()
  }
  /** Another tab may have changed the stored queue. */
  const change = (alter: (queue: DoorQueue) => DoorQueue) => {
    const queue = alter(readQueue(localStore.read(key)))
    if (queue.length === 0) localStore.remove(key)
    else localStore.write(key, queue)
    set({ queue })
  }
  // Another user may have signed in on this device.
  const isMine = () => dispatch(signedInAs(userId))
  const isCurrent = ({ userId: of, at }: DoorChange) => state.queue.some((one) => one.userId === of && one.at === at)

  const read = async () => {
    const { rsvps } = await fetchFresh(dispatch(getEventForAdmin.initiate({ id: eventId })))
    return new Map(rsvps.map((rsvp) => [rsvp.userId, rsvp]))
  }
  const patch = (person: string, attended: boolean) =>
    dispatch(
      adminEventsApi.util.updateQueryData('getEventForAdmin', { id: eventId }, ({ rsvps }) => {
        const rsvp = rsvps.find((one) => one.userId === person)
        if (rsvp) rsvp.attended = attended
      }),
    )

  /** Sends one change. @returns false if there is no connection, so that nothing else is tried */
  const toggle = async (wish: DoorChange, rsvp: { attended?: boolean } | undefined): Promise<boolean> => {
    const { data, error } = await dispatch(toggleRsvpAttendance.initiate({ eventId, userId: wish.userId }))
    // A success without `attended` has accepted the change.
    const attended = data && (data.attended ?? (rsvp?.attended === undefined ? undefined : wish.here))
    if (attended !== undefined) patch(wish.userId, attended)
    // If the outcome differs, another device was faster: the next round reads the state again.
    if (attended === wish.here) change((queue) => without(queue, wish.userId, wish))
    // If the list doesn't contain `attended` either, this device remembers that the change was accepted.
    else if (data && attended === undefined)
      change((queue) => updated(queue, wish, { accepted: wish.here, again: undefined }))
    else if (error && certaintyOf(error) === 'refused')
      change((queue) =>
        updated(queue, wish, { problem: isApiError(error) ? error.message : 'The server refused this change.' }),
      )
    else change((queue) => updated(queue, wish, { tries: wish.tries + 1, accepted: undefined, again: undefined }))
    return !(isApiError(error) && error.status === 'offline')
  }

  /** One round: reads the server's state, then sends what differs from it. @returns whether to go on */
  const round = async (): Promise<boolean> => {
    if (waiting(state.queue).length === 0) return false
    const people = await read()
    for (const wish of waiting(state.queue)) {
      if (closed || !isMine() || !isCurrent(wish)) continue
      const rsvp = people.get(wish.userId)
      const step = doorStep(wish, rsvp)
      if (step.act === 'done') change((queue) => without(queue, wish.userId, wish))
      else if (step.act === 'give-up') change((queue) => updated(queue, wish, { problem: step.problem }))
      else if (!(await toggle(wish, rsvp))) {
        set({ stopped: noLine })
        return false
      }
    }
    return !closed && isMine()
  }

  const run = async () => {
    set({ sending: true, stopped: undefined })
    try {
      while (await round());
    } catch (error) {
      const lost = certaintyOf(error) !== 'refused'
      set({ stopped: lost ? noLine : { by: 'refused', message: isApiError(error) ? error.message : '' } })
    } finally {
      set({ sending: false })
    }
    if (state.stopped?.by === 'no-line') wait(losses++)
    else losses = 0
  }

  const wait = (times: number) => {
    const { retry } = doorDelays
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void flush(), retry[times] ?? retry.at(-1))
  }

  /** Sends the waiting changes, in one tab at a time. */
  const flush = async (): Promise<void> => {
    again = true
    clearTimeout(timer)
    while (again && !closed && isMine() && waiting(state.queue).length > 0) {
      again = false
      const flight = await singleFlight(`door:${key}`, run)
      if ('running' in flight) {
        // A press during a run is part of its next round; another tab is asked again later.
        if (flight.running === 'elsewhere') wait(0)
        return
      }
    }
  }

  const onLine = () => void flush()

  return {
    read: () => state,
    subscribe: changed.subscribe,
    mark: (person, here, at) => {
      // Two presses in one millisecond are still two changes.
      const latest = Math.max(0, ...state.queue.map((one) => one.at))
      change((queue) => withChange(queue, { userId: person, here, at: Math.max(at, latest + 1) }))
      return flush()
    },
    retry: ({ userId: person, here, at }) => {
      change((queue) => withChange(queue, { userId: person, here, at: at + 1, again: true }))
      return flush()
    },
    drop: (wish) => change((queue) => without(queue, wish.userId, wish)),
    flush,
    open: () => {
      closed = false
      const stopStorage = onStorageChange(key, () => set({ queue: readQueue(localStore.read(key)) }))
      const stopLine = listen(window, 'online', onLine)
      void flush()
      return () => {
        closed = true
        clearTimeout(timer)
        stopStorage()
        stopLine()
      }
    },
  }
}

const noLine = { by: 'no-line', message: '' } as const
