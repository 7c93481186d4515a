import { useEffect, useMemo, useRef, useState } from 'react'
import { attempt } from '../../attempt'
import { fetchAllPages } from './fetchAllPages'
import type { PageArgs } from './pageArgs'

export type FetchPage<Row> = (args: PageArgs) => Promise<{ rows: readonly Row[]; total: number }>

type Loading = { done: number; total: number }

export type AllPages<Row> = {
  /** All rows, once loaded; updated with the rows of the current page. */
  rows: readonly Row[] | undefined
  loading: Loading | undefined
  failed: boolean
  /** Fetches all pages. @returns undefined if cancelled; rejects on failure */
  load: () => Promise<readonly Row[] | undefined>
  cancel: () => void
}

type Options<Row> = {
  fetchPage: FetchPage<Row> | undefined
  rowKey: (row: Row) => string
  order: string | undefined
  total: number
  /** The current page. */
  page: readonly Row[]
}

/** All rows of a server list, fetched on request, for what the server can't do: searching and exporting. */
export function useAllPages<Row>({ fetchPage, rowKey, order, total, page }: Options<Row>): AllPages<Row> {
  const [loaded, setLoaded] = useState<{ rows: readonly Row[]; before: readonly Row[] }>()
  const [loading, setLoading] = useState<Loading>()
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const load = async () => {
    if (!fetchPage) return page
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFailed(false)
    setLoading({ done: 0, total })
    const onProgress = (done: number, of: number) => setLoading({ done, total: of })
    const result = await attempt(() => fetchAllPages({ fetchPage, rowKey, order, onProgress, signal }))
    if (signal.aborted) return undefined
    setLoading(undefined)
    setFailed(!result.ok)
    if (!result.ok) throw result.error
    if (result.answer) setLoaded({ rows: result.answer, before: page })
    return result.answer
  }
  const cancel = () => {
    running.current?.abort()
    setLoading(undefined)
  }
  const rows = useMemo(() => {
    // The page that was in view before the load is older than the load.
    if (!loaded || page === loaded.before) return loaded?.rows
    const fresh = new Map(page.map((row) => [rowKey(row), row]))
    return loaded.rows.map((row) => fresh.get(rowKey(row)) ?? row)
  }, [loaded, page, rowKey])
  return { rows, loading, failed, load, cancel }
}
