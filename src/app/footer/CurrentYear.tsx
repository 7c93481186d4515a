import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The current year (R-FTR-01), on pages that were prerendered in an earlier one too: after hydration it is rendered again. */
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
