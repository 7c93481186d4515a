import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { doorOf } from '@/store/attendance/doors'
import { useAppDispatch, useUser } from '@/store/hooks'

/** The door list of an event: what waits to be sent, and the ways to change it. */
export function useDoor(eventId: string) {
  const dispatch = useAppDispatch()
  const userId = useUser()?.userId ?? ''
  const door = useMemo(() => dispatch(doorOf(eventId, userId)), [dispatch, eventId, userId])
  useEffect(() => door.open(), [door])
  const state = useSyncExternalStore(door.subscribe, door.read)
  return { ...door, ...state }
}
