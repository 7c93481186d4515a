import { Skeleton } from '@/ui/feedback/Skeleton'

/** The overview while it is loading, in the shape of what comes. */
export function OverviewSkeleton() {
  return (
    <div className="overview">
      <Skeleton shape="card" rows={5} label="Loading your account" />
      <div aria-hidden="true">
        <Skeleton shape="card" rows={5} />
      </div>
      <div className="overview-columns" aria-hidden="true">
        <ColumnSkeleton />
        <ColumnSkeleton />
      </div>
    </div>
  )
}

/** One of the two columns. */
export const ColumnSkeleton = () => <Skeleton shape="card" rows={14} label="Loading more of your account" />

/** The row of facts below them. */
export const TilesSkeleton = () => <Skeleton shape="card" rows={6} label="Loading facts about you" />
