import { useMemo } from 'react'
import type { Column } from '../columns'
import type { FilterOption } from './FilterBar'
import { countChoices } from '../rows/rowFilter'
import type { ListParams } from '../useListParams'

type Filter = { name: string; label: string; options: readonly FilterOption[] }

/** Fewer rows than this are seen at a glance, without search, filters and order. */
export const fewRows = 8

/** Up to this number of values are chips; more are a select. */
const manyChoices = 6

/**
 * The filters of a list as props of `FilterBar`: the first one with few values as chips, the others as selects. Counted
 * again only when the rows, the search or a filter change.
 * @param visible the columns in view, which the search covers
 * @param isPart more rows are on the server: a count of these would look like the number of all
 */
export function useListFilters<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  list: ListParams,
  names: readonly string[],
  visible: readonly Column<Row>[],
  isPart: boolean,
): { chips?: Filter; selects: readonly Filter[] } {
  const joined = names.join()
  const { search, filters: chosen } = list
  return useMemo(() => {
    const filters = joined.split(',').flatMap((name) => {
      const header = columns.find(({ key }) => key === name)?.header
      if (header === undefined) return []
      const counted = countChoices(rows, columns, name, { search, filters: chosen, visible })
      const options = isPart ? counted.map(({ value, label }) => ({ value, label })) : counted
      // A filter with one value is useless.
      return options.length > 1 || chosen[name] ? [{ name, label: header, options }] : []
    })
    const [first, ...others] = filters
    if (!first || first.options.length > manyChoices) return { selects: filters }
    return { chips: first, selects: others }
  }, [rows, columns, search, chosen, joined, visible, isPart])
}
