import { waiting, type DoorQueue } from '@/domain/events/attendance'
import { toast } from '@/lib/calls/toast'
import type { AppThunk } from '../store'
import { openDoor } from './door'
import type { Door } from './doorState'

const refused = (queue: DoorQueue) => queue.length - waiting(queue).length

/**
 * The door list of an event. After its last page is closed it continues until all changes are sent, and shows a toast
 * if the server refuses one. @param userId the administrator
 */
export const doorOf =
  (eventId: string, userId: string): AppThunk<Door> =>
  (dispatch, _getState, { doors: open }) => {
    const name = `${userId}:${eventId}`
    const known = open.get(name)
    if (known) return known

    const door = openDoor(dispatch, eventId, userId)
    let pages = 0
    let stop: (() => void) | undefined
    let reported = 0
    const follow = () => {
      const { queue, sending } = door.read()
      if (pages === 0 && refused(queue) > reported)
        toast.failure('A check-in could not be saved', 'Open the event’s attendees to see why.')
      reported = refused(queue)
      if (pages > 0 || sending || waiting(queue).length > 0) return
      stop?.()
      stop = undefined
      open.delete(name)
    }
    const shared: Door = {
      ...door,
      open: () => {
        pages += 1
        open.set(name, shared)
        if (stop) void door.flush()
        else {
          reported = refused(door.read().queue)
          const silence = door.subscribe(follow)
          const close = door.open()
          stop = () => {
            silence()
            close()
          }
        }
        let isOpen = true
        return () => {
          if (!isOpen) return
          isOpen = false
          pages -= 1
          follow()
        }
      },
    }
    open.set(name, shared)
    return shared
  }

/** Sends the changes that an earlier visit has left on this device for these events. */
export const sendUnsent =
  (eventIds: readonly string[], userId: string): AppThunk =>
  (dispatch) => {
    for (const eventId of eventIds) dispatch(doorOf(eventId, userId)).open()()
  }
