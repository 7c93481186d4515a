import { useCallback } from 'react'
import { useOptimisticSearchParams } from './useOptimisticSearchParams'

/**
 * One parameter of the address, for what is open or chosen on a page: a reload and a shared link show the same.
 * @returns its value, and how to replace it; without a value it is taken out. Back does not go through the changes.
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
