import { calendarBlob, calendarFile, calendarFileName } from '@/domain/events/calendarFile'
import { paths } from '@/domain/navigation/paths'
import type { CommunityEvent, Shape } from '@/contract/types'
import { saveFile } from '@/lib/files/download'
import { env } from '@/lib/env'

/** Downloads events as a calendar file; downloading again after a change updates the same entries. */
export function saveCalendar(rows: readonly { event: CommunityEvent; rsvp?: Shape<'Rsvp'> | undefined }[]): void {
  const entries = rows.map(({ event, rsvp }) => ({
    event,
    ...(rsvp && { rsvp }),
    url: new URL(paths.event(event.eventId), location.origin).href,
  }))
  const text = calendarFile(entries, { product: env.productName, stamp: Date.now() })
  saveFile(calendarBlob(text), calendarFileName(entries, env.productName))
}
