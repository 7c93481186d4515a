import type { CommunityEvent } from '@/contract/types'
import { eventDay } from '@/domain/events/eventList'
import './eventDay.scss'

/** The day of an event as a mark beside it; the words beside it say the same. */
export function EventDay({ event }: { event: CommunityEvent }) {
  const { short, day } = eventDay(event)
  return (
    <p className="event-day" aria-hidden="true">
      <span>{short}</span>
      <strong className="num">{day}</strong>
    </p>
  )
}
