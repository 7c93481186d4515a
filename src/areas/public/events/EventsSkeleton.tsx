import '@/components/events/eventDay.scss'

/** Rows in the shape of events. */
export function EventsSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading events</span>
      <div aria-hidden="true" className="bones">
        <span className="bone bone-label mt-3" />
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="event-row card">
            <span className="event-day" />
            <div className="event-row-body bones">
              <span className="bone bone-short" />
              <span className="bone bone-head" />
              <span className="bone bone-mid" />
              <span className="bone bone-long" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
