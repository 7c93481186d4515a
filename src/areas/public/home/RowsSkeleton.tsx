/** Skeleton of the lists of events and members: rows with a disc. */
export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div className="community-rows" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="community-row">
            <span className="skeleton-line skeleton-disc" />
            <div className="skeleton">
              <span className="skeleton-line skeleton-mid" />
              <span className="skeleton-line skeleton-long" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
