import type { ReactNode } from 'react'

type Props = {
  /** What is loading, for screen readers. */
  label: string
  className: string
  children: ReactNode
}

/** Wraps a skeleton with a custom shape. For the usual shapes there is `ui/feedback/Skeleton`. */
export function SkeletonRegion({ label, className, children }: Props) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}
