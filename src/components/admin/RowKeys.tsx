import { useSyncExternalStore } from 'react'
import { singleKeys } from '@/lib/browser/singleKeys'
import { useRowKeys } from '@/ui/table/rows/useRowKeys'

/** Keys for working through the table above, and which they are. @param acts further keys with what they do */
export function RowKeys({ acts = [] }: { acts?: readonly (readonly [letter: string, act: string])[] }) {
  useRowKeys()
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  if (!areOn) return null
  const keys = [['J', 'next row'], ['K', 'previous row'], ['X', 'select row'], ...acts] as const
  return (
    <p className="text-muted fs-6 mt-2 d-none d-lg-block">
      Keys:{' '}
      {keys.map(([letter, act], index) => (
        <span key={letter}>
          {index > 0 && ', '}
          <kbd>{letter}</kbd> {act}
        </span>
      ))}
      . Turn them off in the command palette (Ctrl K).
    </p>
  )
}
