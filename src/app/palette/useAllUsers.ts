import { useEffect, useState } from 'react'
import { useLazyListUsersQuery } from '@/api/admin/users'
import type { Shape } from '@/contract/types'
import { fetchAllPages } from '@/ui/table/fetchAllPages'

type User = Shape<'UserPage'>['users'][number]

/** Every user, fetched page by page once they are wanted, because the server cannot search. */
export function useAllUsers(isWanted: boolean) {
  const [read] = useLazyListUsersQuery()
  const [users, setUsers] = useState<readonly User[]>()
  const [status, setStatus] = useState<string>()
  const isNeeded = isWanted && !users
  useEffect(() => {
    if (!isNeeded) return
    const control = new AbortController()
    const { signal } = control
    const fetchPage = async (args: { limit: number; offset: number }) => {
      const page = await read(args, true).unwrap()
      return { rows: page.users, total: page.total }
    }
    const onProgress = (done: number, total: number) => setStatus(`Searching users: ${done} of ${total} read`)
    setStatus('Searching users…')
    fetchAllPages({ fetchPage, rowKey: ({ userId }) => userId, onProgress, signal }).then(
      (all) => {
        if (signal.aborted) return
        setUsers(all)
        setStatus(undefined)
      },
      () => {
        if (!signal.aborted) setStatus('Users could not be searched')
      },
    )
    return () => control.abort()
  }, [isNeeded, read])
  return { users, status }
}
