import type { CommunityEvent } from '@/contract/types'
import { eventTimes } from '@/domain/events/eventTimes'
import { readerZone } from './readerZone'

type Props = { event: Pick<CommunityEvent, 'startsAt' | 'endsAt' | 'timeZone'> }

/** Date and time of an event in its time zone, and in the user's if different (T9.6). */
export function EventWhen({ event }: Props) {
  const times = eventTimes(event, readerZone())
  if (!times) return <>The time is not known yet</>
  return (
    <>
      <time dateTime={event.startsAt} title={times.event.zone} className="num d-block">
        {times.event.text}
      </time>
      {times.yours && (
        <span className="num d-block text-muted fs-6" title={times.yours.zone}>
          Your time: {times.yours.text}
        </span>
      )}
    </>
  )
}
