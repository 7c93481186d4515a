import { useCallback } from 'react'
import { useOptimisticSearchParams } from '../../hooks/useOptimisticSearchParams'
import { useParam } from '../../hooks/useParam'

/**
 * The record that is opened over a list, in the URL: a link shares it, and Back closes it.
 * @param name the search param: `order`
 * @returns its key, `linkTo` for the rows (keeps search, filters and page), and `close`
 */
export function useOpenedRow(name: string) {
  const [opened, set] = useParam(name)
  const [params] = useOptimisticSearchParams()
  const view = params.toString()
  const linkTo = useCallback(
    (key: string) => {
      const next = new URLSearchParams(view)
      next.set(name, key)
      return `?${next}`
    },
    [view, name],
  )
  return { opened, linkTo, open: set, close: useCallback(() => set(), [set]) }
}
