import { useCallback } from 'react'
import { useOptimisticSearchParams } from './useOptimisticSearchParams'

/**
 * One search param, for what is open or selected on a page: a reload and a shared link show the same.
 * @returns its value, and a setter that replaces it; without a value it is removed. Changes add no history entries.
 */
export function useParam(name: string): [value: string | undefined, set: (value?: string) => void] {
  const [params, change] = useOptimisticSearchParams()
  const set = useCallback(
    (value?: string) =>
      change(
        (now) => {
          if (value) now.set(name, value)
          else now.delete(name)
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
    [change, name],
  )
  return [params.get(name) ?? undefined, set]
}
