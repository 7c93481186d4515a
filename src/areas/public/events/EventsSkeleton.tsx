import { SkeletonRegion } from '@/components/SkeletonRegion'
import '@/components/events/eventDay.scss'

/** Skeleton of the event list. */
export function EventsSkeleton() {
  return (
    <SkeletonRegion label="Loading events" className="skeleton skeleton-fading">
      <span className="skeleton-line skeleton-label mt-3" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="event-row card">
          <span className="event-day" />
          <div className="event-row-body skeleton">
            <span className="skeleton-line skeleton-short" />
            <span className="skeleton-line skeleton-head" />
            <span className="skeleton-line skeleton-mid" />
            <span className="skeleton-line skeleton-long" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
