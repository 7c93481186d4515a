import { attempts } from './attempts'

/** Key of a user's payment for an event. */
export const rsvpKey = (eventId: string, userId: string | undefined) => `rsvp:${eventId}:${userId ?? 'visitor'}`

/** Key of this browser's pending payment for an event, if any. */
export function openRsvpKey(eventId: string, userId: string | undefined): string | undefined {
  return [rsvpKey(eventId, undefined), rsvpKey(eventId, userId)].find((key) => attempts.open(key))
}
