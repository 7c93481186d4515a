import { useListMyEventsQuery } from '@/api/community/events'
import type { Shape } from '@/contract/types'
import { useAppSelector } from '@/store/hooks'

export type MyRsvp = {
  signedIn: boolean
  /** failed: the events could not be read, so it is not known whether the user is going. */
  state: 'known' | 'loading' | 'failed'
  rsvp: Shape<'Rsvp'> | undefined
  error: unknown
  refetch: () => unknown
}

/** The user's RSVP, from the list of their events: no other endpoint returns it. */
export function useMyRsvp(eventId: string): MyRsvp {
  const status = useAppSelector(({ auth }) => auth.status)
  const signedIn = status === 'signedIn'
  const { currentData, isError, error, refetch } = useListMyEventsQuery(undefined, { skip: !signedIn })
  const unknown = status === 'restoring' || (signedIn && currentData === undefined)
  return {
    signedIn,
    state: !unknown ? 'known' : isError ? 'failed' : 'loading',
    rsvp: signedIn ? currentData?.find(({ event }) => event.eventId === eventId)?.rsvp : undefined,
    error,
    refetch,
  }
}
