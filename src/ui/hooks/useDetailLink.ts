import { useOptimisticSearchParams } from './useOptimisticSearchParams'

/**
 * Links that open one record of a list in its view: search, filters and page stay in the URL. Built from the optimistic
 * params, so that rows don't render again when the URL catches up.
 * @param name the search param that names the record
 */
export function useDetailLink(name: string): (id: string) => string {
  const [params] = useOptimisticSearchParams()
  return (id) => {
    const next = new URLSearchParams(params)
    next.set(name, id)
    return `?${next}`
  }
}
