import { useState } from 'react'
import { useGetMyRemovalStatusQuery } from '@/api/account/connections'
import { useListMyUnseenRemovedDoSubscriptionsQuery } from '@/api/commerce/solutions'
import type { Shape } from '@/contract/types'

export type Notice =
  | { kind: 'removal'; key: string; id: string; at: string | undefined; removal: Shape<'RemovalNotice'> }
  | { kind: 'solution'; key: string; id: string; at: string | undefined; solution: Shape<'DoSubscription'> }

/**
 * Unseen removal notices (R-INV-07, R-INV-08), newest first.
 * A notice stays until the page is left, although the server no longer returns it once it has been seen.
 */
export function useNotices(): Notice[] {
  const { data: removals } = useGetMyRemovalStatusQuery()
  const { data: solutions } = useListMyUnseenRemovedDoSubscriptionsQuery()
  const [kept, setKept] = useState<Notice[]>([])
  const unseen: Notice[] = [
    ...(removals ?? []).map((removal): Notice => {
      return { kind: 'removal', key: `removal:${removal.id}`, id: removal.id, at: removal.removedAt, removal }
    }),
    ...(solutions ?? []).map((solution): Notice => {
      const at = solution.removedAt ?? undefined
      return { kind: 'solution', key: `solution:${solution.id}`, id: solution.id, at, solution }
    }),
  ]
  const fresh = unseen.filter(({ key }) => !kept.some((one) => one.key === key))
  if (fresh.length === 0) return kept
  const all = [...kept, ...fresh].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  setKept(all)
  return all
}
