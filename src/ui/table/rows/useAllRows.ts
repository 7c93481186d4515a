import { useEffect, useEffectEvent, useState } from 'react'
import { fetchAllPages, type FetchPage } from './fetchAllPages'

type State<Row> = {
  rows?: readonly Row[]
  /** How many are read so far, of how many. */
  loading?: { done: number; total?: number }
  error?: unknown
}

/** All rows of a server list, fetched page by page once they are wanted. */
export function useAllRows<Row>(fetchPage: FetchPage<Row>, rowKey: (row: Row) => string, isWanted = true) {
  const [state, setState] = useState<State<Row>>({})
  const [round, setRound] = useState(0)
  const isNeeded = isWanted && !state.rows
  const read = useEffectEvent((signal: AbortSignal) =>
    fetchAllPages({ fetchPage, rowKey, onProgress: (done, total) => setState({ loading: { done, total } }), signal }),
  )
  useEffect(() => {
    if (!isNeeded) return
    const control = new AbortController()
    const { signal } = control
    read(signal).then(
      (rows) => !signal.aborted && rows && setState({ rows }),
      (error: unknown) => !signal.aborted && setState({ error }),
    )
    return () => control.abort()
  }, [isNeeded, round])
  const retry = () => {
    setState({})
    setRound((now) => now + 1)
  }
  const isStarting = isNeeded && !state.loading && !state.error
  return { ...state, ...(isStarting && { loading: { done: 0 } }), retry }
}
