import { useEffect, useMemo, useRef, useState } from 'react'
import { attempt } from '../attempt'
import { fetchAllPages } from './fetchAllPages'
import type { PageArgs } from './pageArgs'

export type FetchPage<Row> = (args: PageArgs) => Promise<{ rows: readonly Row[]; total: number }>

type Loading = { done: number; total: number }

export type AllPages<Row> = {
  /** Every row, once it is loaded; the rows of the page in view are kept up to date in it. */
  rows: readonly Row[] | undefined
  loading: Loading | undefined
  failed: boolean
  /** Fetches all pages. @returns undefined when that was cancelled; rejects when it failed */
  load: () => Promise<readonly Row[] | undefined>
  cancel: () => void
}

type Options<Row> = {
  fetchPage: FetchPage<Row> | undefined
  rowKey: (row: Row) => string
  order: string | undefined
  total: number
  /** The page in view. */
  page: readonly Row[]
}

/** All rows of a server list, fetched on request, for what the server cannot do: searching and exporting. */
export function useAllPages<Row>({ fetchPage, rowKey, order, total, page }: Options<Row>): AllPages<Row> {
  const [loaded, setLoaded] = useState<readonly Row[]>()
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
    setLoaded(result.answer)
    return result.answer
  }
  const cancel = () => {
    running.current?.abort()
    setLoading(undefined)
  }
  const rows = useMemo(() => {
    if (!loaded) return undefined
    const fresh = new Map(page.map((row) => [rowKey(row), row]))
    return loaded.map((row) => fresh.get(rowKey(row)) ?? row)
  }, [loaded, page, rowKey])
  return { rows, loading, failed, load, cancel }
}
