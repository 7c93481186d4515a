import { useCallback } from 'react'
import { useMarkRemovalSeenMutation } from '@/api/account/connections'
import { useMarkDoSubscriptionStatusSeenMutation } from '@/api/commerce/solutions'
import { singleFlight } from '@/lib/calls/singleFlight'
import type { Notice } from './useNotices'

/** Marks a notice as seen on the server, once at a time (R-INV-07, R-INV-08). */
export function useMarkNoticeSeen(): (notice: Pick<Notice, 'kind' | 'id'>) => void {
  const [markRemoval] = useMarkRemovalSeenMutation()
  const [markSolution] = useMarkDoSubscriptionStatusSeenMutation()
  return useCallback(
    ({ kind, id }) =>
      void singleFlight(`notice-seen:${kind}:${id}`, () =>
        kind === 'removal' ? markRemoval({ id }) : markSolution({ id }),
      ),
    [markRemoval, markSolution],
  )
}
