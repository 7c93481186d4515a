import { eventsApi } from '@/api/community/events'
import { useFreshRead } from '@/store/useFreshRead'

/** Reads whether the member has an RSVP to an event. Also brings what is shown up to date; rejects on failure. */
export function useIsGoing(eventId: string): () => Promise<boolean> {
  const readMine = useFreshRead(eventsApi.endpoints.listMyEvents)
  return async () =>
    (await readMine()).some(({ event, rsvp }) => event.eventId === eventId && rsvp.status !== 'CANCELLED')
}
