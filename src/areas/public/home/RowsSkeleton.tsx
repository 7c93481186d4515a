import { SkeletonRegion } from '@/components/SkeletonRegion'

/** Skeleton of the lists of events and members: rows with a disc. */
export function RowsSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <SkeletonRegion label={label} className="skeleton-fading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="community-row">
          <span className="skeleton-line skeleton-disc" />
          <div className="skeleton">
            <span className="skeleton-line skeleton-mid" />
            <span className="skeleton-line skeleton-long" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
