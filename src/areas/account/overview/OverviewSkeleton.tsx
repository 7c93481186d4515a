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
        <Skeleton shape="card" rows={9} />
        <Skeleton shape="card" rows={9} />
      </div>
    </div>
  )
}
