import type { CommunityEvent } from '@/contract/types'
import { eventDay } from '@/domain/events/eventList'
import './eventDay.scss'

/** Decorative calendar leaf with the date of an event; the adjacent text says the same. */
export function EventDay({ event }: { event: CommunityEvent }) {
  const { short, day } = eventDay(event)
  return (
    <p className="event-day" aria-hidden="true">
      <span>{short}</span>
      <strong className="num">{day}</strong>
    </p>
  )
}
