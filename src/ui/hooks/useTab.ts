import { useOptimisticSearchParams } from './useOptimisticSearchParams'

/**
 * The selected tab of a page, in a search param; the first tab has none.
 * @returns the tab, and a setter. It drops all other params: search and page of a list belong to the tab that was left
 */
export function useTab<Key extends string>(param: string, tabs: readonly [Key, ...Key[]]) {
  const [params, setParams] = useOptimisticSearchParams()
  const [first] = tabs
  const tab = tabs.find((key) => key === params.get(param)) ?? first
  const open = (key: string) =>
    setParams(() => new URLSearchParams(key === first ? {} : { [param]: key }), { preventScrollReset: true })
  return [tab, open] as const
}
