import { CameraVideo, GeoAlt } from 'react-bootstrap-icons'
import type { CommunityEvent } from '@/contract/types'
import './eventPlace.scss'

/** Location of an event: a venue, online, or both. */
export function EventPlace({ event: { venue, online } }: { event: Pick<CommunityEvent, 'venue' | 'online'> }) {
  return (
    <p className="event-place">
      {venue && (
        <span>
          <GeoAlt aria-hidden /> {venue}
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
