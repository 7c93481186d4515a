import { useEffect, useState } from 'react'
import { useLazyListUsersQuery } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { fetchAllPages } from '@/ui/table/rows/fetchAllPages'

type State = {
  users?: readonly User[]
  /** How many are read so far, of how many. */
  loading?: { done: number; total: number | undefined }
  error?: unknown
}

/** Every user, fetched page by page once they are wanted, because the server cannot search. */
export function useAllUsers(isWanted: boolean): State & { retry: () => void } {
  const [read] = useLazyListUsersQuery()
  const [state, setState] = useState<State>({})
  const [round, setRound] = useState(0)
  const isNeeded = isWanted && !state.users
  useEffect(() => {
    if (!isNeeded) return
    const control = new AbortController()
    const { signal } = control
    const fetchPage = async (args: { limit: number; offset: number }) => {
      const page = await read(args, true).unwrap()
      return { rows: page.users, total: page.total }
    }
    const onProgress = (done: number, total: number) => setState({ loading: { done, total } })
    fetchAllPages({ fetchPage, rowKey: ({ userId }) => userId, onProgress, signal }).then(
      (users) => {
        if (!signal.aborted && users) setState({ users })
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ error })
      },
    )
    return () => control.abort()
  }, [isNeeded, read, round])
  const retry = () => {
    setState({})
    setRound((now) => now + 1)
  }
  const isStarting = isNeeded && !state.loading && !state.error
  return { ...state, ...(isStarting && { loading: { done: 0, total: undefined } }), retry }
}
