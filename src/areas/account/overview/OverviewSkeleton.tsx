import { Skeleton } from '@/ui/feedback/Skeleton'

/** The overview while it is loading, in the shape of what comes. */
export function OverviewSkeleton() {
  return (
    <div className="overview">
      <Skeleton shape="card" rows={5} label="Loading your account" />
      <SilentCard rows={5} />
      <div className="overview-columns">
        <ColumnSkeleton />
        <ColumnSkeleton />
      </div>
    </div>
  )
}

/** One of the two columns. */
export const ColumnSkeleton = () => <SilentCard rows={14} />

/** The row of facts below them. */
export const TilesSkeleton = () => <SilentCard rows={6} />

/** That the account is loading is read out once. */
function SilentCard({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape="card" rows={rows} />
    </div>
  )
}
