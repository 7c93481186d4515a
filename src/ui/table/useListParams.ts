import { useCallback, useMemo, useRef, useState } from 'react'
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
  /** The typed search is not in the URL yet: the number of results should not be announced. */
  isTyping: boolean
  /** Searches at once; the URL follows with `keepTyped`, or with the next other change. */
  typeSearch: (text: string) => void
  /** Writes what was typed to the URL, unless another change has done so. */
  keepTyped: () => void
  setSearch: (text: string) => void
  setFilter(name: Filter, value: string): void
  setSort: (sort: Sort | undefined) => void
  setPage: (page: number, replace?: boolean) => void
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

/** An order from its text: a column's key, prefixed with `-` for descending. */
export const readSort = (text: string | null | undefined): Sort | undefined =>
  text ? { by: text.replace(/^-/, ''), down: text.startsWith('-') } : undefined
export const writeSort = (sort: Sort | undefined) => (sort ? `${sort.down ? '-' : ''}${sort.by}` : '')

/** Search, filters, order and page of a list, stored in the URL, so that a view can be shared and Back restores it. */
export function useListParams<Filter extends string = never>({
  filters: names,
  sort: firstSort,
  size = 25,
  prefix = '',
}: Options<Filter> = {}): ListParams<Filter> {
  const [params, setParams] = useOptimisticSearchParams()
  const [typed, setTyped] = useState<string>()
  const latest = useRef<string>(undefined)
  const read = (name: string) => params.get(prefix + name) ?? ''
  const written = read('q')
  const search = typed ?? written
  const page = /^[1-9]\d{0,5}$/.test(read('page')) ? Number(read('page')) : 1
  // Compared as texts: if only other parts of the URL change, such as the opened row, the list stays the same object.
  const sortText = params.get(`${prefix}sort`) ?? firstSort
  const chosen = new URLSearchParams((names ?? []).map((name) => [name, read(name)])).toString()
  const filters = useMemo(() => Object.fromEntries(new URLSearchParams(chosen)) as Record<Filter, string>, [chosen])
  const sort = useMemo(() => readSort(sortText), [sortText])
  const typeSearch = useCallback((text: string) => {
    latest.current = text
    setTyped(text)
  }, [])
  const isTyping = typed !== undefined
  return useMemo(() => {
    const key = (name: string) => prefix + name
    const change = (values: Record<string, string>, replace: boolean) => {
      const { current: q } = latest
      latest.current = undefined
      setTyped(undefined)
      setParams(
        (next) => {
          for (const [name, value] of Object.entries({
            page: '',
            ...values,
            ...(q !== undefined && !('q' in values) && { q }),
          })) {
            if (value === '') next.delete(key(name))
            else next.set(key(name), value)
          }
          return next
        },
        { replace, preventScrollReset: true },
      )
    }
    return {
      search,
      filters,
      sort,
      // A typed search starts at the first page; `offset`, which requests send, only changes with the URL.
      page: search === written ? page : 1,
      size,
      offset: (page - 1) * size,
      isFiltered: search !== '' || Object.values(filters).some((value) => value !== ''),
      isTyping,
      typeSearch,
      keepTyped: () => {
        if (latest.current !== undefined) change({ q: latest.current }, true)
      },
      // Keystrokes replace the history entry.
      setSearch: (text) => change({ q: text }, true),
      setFilter: (name, value) => change({ [name]: value }, false),
      setSort: (sort) => change({ sort: writeSort(sort) === firstSort ? '' : writeSort(sort) }, true),
      setPage: (next, replace = false) => change({ page: next > 1 ? String(next) : '' }, replace),
      clear: () => change({ q: '', ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) }, false),
    }
  }, [search, written, filters, sort, page, isTyping, typeSearch, setParams, prefix, firstSort, size])
}
