import { useMemo } from 'react'
import { useOptimisticSearchParams } from '../hooks/useOptimisticSearchParams'

export type Sort = { by: string; down: boolean }

export type ListParams<Filter extends string = string> = {
  search: string
  filters: Readonly<Record<Filter, string>>
  sort: Sort | undefined
  /** From 1. */
  page: number
  size: number
  /** Number of rows before this page: the `offset` of a request. */
  offset: number
  isFiltered: boolean
  setSearch: (text: string) => void
  setFilter(name: Filter, value: string): void
  setSort: (sort: Sort | undefined) => void
  setPage: (page: number) => void
  /** Clears search and filters; keeps the order. */
  clear: () => void
}

type Options<Filter extends string> = {
  filters?: readonly Filter[] | undefined
  /** Default order: a column's key, prefixed with `-` for descending. */
  sort?: string | undefined
  /** 25 by default (platform §9). */
  size?: number | undefined
  /** For a second list on a page: prefix of its search params. */
  prefix?: string | undefined
}

export const pageSize = 25

const readSort = (text: string | null | undefined): Sort | undefined =>
  text ? { by: text.replace(/^-/, ''), down: text.startsWith('-') } : undefined
const writeSort = (sort: Sort | undefined) => (sort ? `${sort.down ? '-' : ''}${sort.by}` : '')

/** Search, filters, order and page of a list, stored in the URL, so that a view can be shared and Back restores it. */
export function useListParams<Filter extends string = never>({
  filters: names,
  sort: firstSort,
  size = pageSize,
  prefix = '',
}: Options<Filter> = {}): ListParams<Filter> {
  const [params, setParams] = useOptimisticSearchParams()
  const read = (name: string) => params.get(prefix + name) ?? ''
  const search = read('q')
  const page = Math.max(1, Math.trunc(Number(read('page'))) || 1)
  // Compared as texts: whatever else changes in the URL, such as the row that is opened, the list stays the same object.
  const sortText = params.get(`${prefix}sort`) ?? firstSort
  const chosen = new URLSearchParams((names ?? []).map((name) => [name, read(name)])).toString()
  return useMemo(() => {
    const key = (name: string) => prefix + name
    const change = (values: Record<string, string>, replace: boolean) =>
      setParams(
        (next) => {
          for (const [name, value] of Object.entries({ page: '', ...values })) {
            if (value === '') next.delete(key(name))
            else next.set(key(name), value)
          }
          return next
        },
        { replace, preventScrollReset: true },
      )
    const filters = Object.fromEntries(new URLSearchParams(chosen)) as Record<Filter, string>
    return {
      search,
      filters,
      sort: readSort(sortText),
      page,
      size,
      offset: (page - 1) * size,
      isFiltered: search !== '' || Object.values(filters).some((value) => value !== ''),
      // Keystrokes replace the history entry.
      setSearch: (text) => change({ q: text }, true),
      setFilter: (name, value) => change({ [name]: value }, false),
      setSort: (sort) => change({ sort: writeSort(sort) === firstSort ? '' : writeSort(sort) }, true),
      setPage: (next) => change({ page: next > 1 ? String(next) : '' }, false),
      clear: () => change({ q: '', ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) }, false),
    }
  }, [search, chosen, sortText, page, setParams, prefix, firstSort, size])
}
