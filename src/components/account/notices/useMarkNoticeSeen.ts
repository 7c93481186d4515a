import { useCallback } from 'react'
import { useMarkRemovalSeenMutation } from '@/api/account/connections'
import { useMarkDoSubscriptionStatusSeenMutation } from '@/api/commerce/solutions'
import type { Notice } from './useNotices'

/** Marks a notice as seen on the server (R-INV-07, R-INV-08). */
export function useMarkNoticeSeen(): (notice: Pick<Notice, 'kind' | 'id'>) => void {
  const [markRemoval] = useMarkRemovalSeenMutation()
  const [markSolution] = useMarkDoSubscriptionStatusSeenMutation()
  return useCallback(
    ({ kind, id }) => void (kind === 'removal' ? markRemoval({ id }) : markSolution({ id })),
    [markRemoval, markSolution],
  )
}
