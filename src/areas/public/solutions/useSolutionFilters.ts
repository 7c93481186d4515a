import { useEffect } from 'react'
import { isCategory, readBilling, readOrder, solutionFacets, type SolutionFacet } from '@/domain/cart/marketplace'
import { typingDelays } from '@/ui/table/filters/FilterBar'
import { useListParams } from '@/ui/table/useListParams'

/** The visitor's filters and order, kept in the URL, so that Back and a shared link restore the view. */
export function useSolutionFilters() {
  const list = useListParams({ filters: ['category', 'billing', 'free', 'open'], sort: 'recommended' })
  const { category, billing } = list.filters
  // The address follows once typing pauses: WebKit throws after 100 changes in 10 s.
  useEffect(() => {
    if (!list.isTyping) return
    const timer = setTimeout(list.keepTyped, typingDelays.pause)
    return () => clearTimeout(timer)
  }, [list])
  return {
    list,
    wanted: {
      search: list.search,
      category: isCategory(category) ? category : undefined,
      billing: readBilling(billing),
      facets: solutionFacets.map(({ id }) => id).filter((id) => list.filters[id] !== ''),
      order: readOrder(list.sort?.by),
    },
    toggle: (facet: SolutionFacet) => list.setFilter(facet, list.filters[facet] === '' ? 'yes' : ''),
  }
}

export type SolutionFilters = ReturnType<typeof useSolutionFilters>
