import { attempts } from './attempts'

/** The key of a person's payment for an event. */
export const rsvpKey = (eventId: string, userId: string | undefined) => `rsvp:${eventId}:${userId ?? 'visitor'}`

/** The key of the undecided payment that this browser has for an event, if there is one. */
export function openRsvpKey(eventId: string, userId: string | undefined): string | undefined {
  return [rsvpKey(eventId, undefined), rsvpKey(eventId, userId)].find((key) => attempts.open(key))
}
