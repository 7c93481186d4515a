import type { CommunityEvent } from '@/contract/types'
import { eventPhase } from '@/domain/events/eventTimes'

/** What an administrator sees of an event's status and time. */
export const eventStates = {
  draft: { label: 'Draft', tone: 'warning' },
  upcoming: { label: 'Upcoming', tone: 'success' },
  running: { label: 'On now', tone: 'info' },
  over: { label: 'Ended', tone: 'secondary' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} as const

/** @param now milliseconds */
export function eventState(event: CommunityEvent, now: number): keyof typeof eventStates {
  if (event.status === 'DRAFT') return 'draft'
  return event.status === 'CANCELLED' ? 'cancelled' : eventPhase(event, now)
}
