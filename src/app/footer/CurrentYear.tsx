import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The current year (R-FTR-01). Rendered again after hydration, because a page may have been prerendered in an earlier
 * year.
 */
export function CurrentYear() {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <span key={String(isLive)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  )
}
