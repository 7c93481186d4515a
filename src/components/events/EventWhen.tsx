import type { CommunityEvent } from '@/contract/types'
import { eventTimes } from '@/domain/events/eventTimes'
import { readerZone } from './readerZone'

type Props = {
  event: Pick<CommunityEvent, 'startsAt' | 'endsAt' | 'timeZone'>
  /** In lists: names the zone only where it isn't the reader's. */
  brief?: boolean
}

/** Date and time of an event in its time zone, and in the user's if different. */
export function EventWhen({ event, brief = false }: Props) {
  const times = eventTimes(event, readerZone())
  if (!times) return <>Time to be confirmed</>
  return (
    <>
      <time dateTime={event.startsAt} title={`${times.event.zone}, ${times.event.offset}`} className="num d-block">
        {brief && !times.yours ? times.event.when : times.event.text}
      </time>
      {times.yours && (
        <span className="num d-block text-muted fs-6" title={times.yours.zone}>
          Your time: {brief ? times.yours.when : times.yours.text}
        </span>
      )}
    </>
  )
}
