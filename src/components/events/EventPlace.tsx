import { CameraVideo, GeoAlt } from 'react-bootstrap-icons'
import type { CommunityEvent } from '@/contract/types'
import './eventPlace.scss'

/** Location of an event: a venue, online, or both. */
export function EventPlace({ event: { venue, online } }: { event: Pick<CommunityEvent, 'venue' | 'online'> }) {
  return (
    <p className="event-place">
      {venue && (
        <span>
          {/* A unit number like “#02-18” stays in one line. */}
          <GeoAlt aria-hidden /> {venue.replaceAll(/(\d)-(?=\d)/g, '$1\u2011')}
        </span>
      )}
      {online && (
        <span>
          <CameraVideo aria-hidden /> {venue ? 'Also online' : 'Online'}
        </span>
      )}
    </p>
  )
}
