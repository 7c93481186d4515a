import { useListMyEventsQuery } from '@/api/events'
import type { Shape } from '@/contract/types'
import { useAppSelector } from '@/store/hooks'

export type MyRsvp = {
  signedIn: boolean
  /** unread: it is not known whether one is going. */
  state: 'known' | 'loading' | 'unread'
  rsvp: Shape<'Rsvp'> | undefined
  error: unknown
  refetch: () => unknown
}

/** The reader's own RSVP; the list of one's events is the only place that tells it. */
export function useMyRsvp(eventId: string): MyRsvp {
  const status = useAppSelector(({ auth }) => auth.status)
  const signedIn = status === 'signedIn'
  const { currentData, isError, error, refetch } = useListMyEventsQuery(undefined, { skip: !signedIn })
  const unknown = status === 'restoring' || (signedIn && currentData === undefined)
  return {
    signedIn,
    state: !unknown ? 'known' : isError ? 'unread' : 'loading',
    rsvp: signedIn ? currentData?.find(({ event }) => event.eventId === eventId)?.rsvp : undefined,
    error,
    refetch,
  }
}
