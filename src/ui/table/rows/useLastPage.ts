import { useEffect, useEffectEvent } from 'react'
import type { ListParams } from '../useListParams'

/**
 * Leads from an address past the last page of a server list to that page.
 * @param total undefined while it is not known
 */
export function useLastPage({ page, size, setPage }: ListParams, total: number | undefined): void {
  const last = Math.max(1, Math.ceil((total ?? Infinity) / size))
  const isPast = page > last
  const turnBack = useEffectEvent(() => setPage(last, true))
  useEffect(() => {
    if (isPast) turnBack()
  }, [isPast])
}
