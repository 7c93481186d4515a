import { useCallback, useRef } from 'react'
import { useMarkRemovalSeenMutation } from '@/api/account/connections'
import { useMarkDoSubscriptionStatusSeenMutation } from '@/api/commerce/solutions'
import type { Notice } from './useNotices'

/** Marks a notice as seen on the server, once (R-INV-07, R-INV-08). */
export function useMarkNoticeSeen(): (notice: Pick<Notice, 'kind' | 'id'>) => void {
  const [markRemoval] = useMarkRemovalSeenMutation()
  const [markSolution] = useMarkDoSubscriptionStatusSeenMutation()
  const marked = useRef(new Set<string>())
  return useCallback(
    ({ kind, id }) => {
      if (marked.current.has(id)) return
      marked.current.add(id)
      void (kind === 'removal' ? markRemoval({ id }) : markSolution({ id }))
    },
    [markRemoval, markSolution],
  )
}
