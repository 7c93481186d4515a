import { eventsApi } from '@/api/community/events'
import { useFreshRead } from '@/store/useFreshRead'

/** Returns a function that reads whether the member has an RSVP, and updates the page's data; rejects on failure. */
export function useIsGoing(eventId: string): () => Promise<boolean> {
  const readMine = useFreshRead(eventsApi.endpoints.listMyEvents)
  return async () =>
    (await readMine()).some(({ event, rsvp }) => event.eventId === eventId && rsvp.status !== 'CANCELLED')
}
