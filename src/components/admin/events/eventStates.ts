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

/**
 * The state of an event: a status that this app doesn't know is returned as it is, and a missing one is undefined.
 * @param now milliseconds
 */
export function eventState(event: CommunityEvent, now: number): string | undefined {
  const { status } = event
  if (status === 'DRAFT') return 'draft'
  if (status === 'CANCELLED') return 'cancelled'
  return status === 'PUBLISHED' ? eventPhase(event, now) : status
}
