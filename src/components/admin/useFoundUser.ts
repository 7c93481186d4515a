import { useEffect, useState } from 'react'
import { useLazyListUsersQuery, useListUsersQuery } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'

/** Whom to look for. */
export type Wanted = { userId: string; email?: undefined } | { email: string; userId?: undefined }

const limit = 100
// New users come last, so that they don't move the others to another page.
const order = 'createdAt:asc'

type Search = { key: string; offset?: number; done: number; total?: number; isOver: boolean; error?: unknown }

const isWanted = (wanted: Wanted) => (user: User) =>
  wanted.userId === undefined ? addressKey(user.email) === addressKey(wanted.email) : user.userId === wanted.userId

export type FoundUser = {
  /** Undefined during the search, and if no user was found. */
  user: User | undefined
  isSearching: boolean
  done: number
  total: number | undefined
  error: unknown
  retry: () => void
}

/**
 * One user, by id or email address. No call reads a single user, so the pages of the list are searched until one holds
 * them; that page stays subscribed, so that the user is refetched after every change.
 * @param wanted undefined: no user is wanted
 */
export function useFoundUser(wanted: Wanted | undefined): FoundUser {
  const [read] = useLazyListUsersQuery()
  const key = wanted ? (wanted.userId ?? wanted.email) : ''
  const [search, setSearch] = useState<Search>({ key: '', done: 0, isOver: true })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (key === '') return
    let stopped = false
    const matches = isWanted(wanted?.userId === undefined ? { email: key } : { userId: key })
    const look = async () => {
      let offset = 0
      for (;;) {
        const { users, total } = await read({ limit, offset, order }, true).unwrap()
        if (stopped) return
        const done = offset + users.length
        const isFound = users.some(matches)
        const isOver = isFound || users.length === 0 || done >= total
        setSearch({ key, done, total, isOver, ...(isFound && { offset }) })
        if (isOver) return
        offset = done
      }
    }
    look().catch((error: unknown) => {
      if (!stopped) setSearch({ key, done: 0, isOver: true, error })
    })
    return () => {
      stopped = true
    }
  }, [key, wanted?.userId, read, round])

  const isCurrent = search.key === key
  const { offset } = search
  const page = useListUsersQuery(
    { limit, offset: offset ?? 0, order },
    { skip: !wanted || !isCurrent || offset === undefined },
  )
  const user = wanted && isCurrent && offset !== undefined ? page.data?.users.find(isWanted(wanted)) : undefined
  return {
    user,
    isSearching: key !== '' && !user && (!isCurrent || !search.isOver || (offset !== undefined && page.isFetching)),
    done: isCurrent ? search.done : 0,
    total: isCurrent ? search.total : undefined,
    error: isCurrent ? search.error : undefined,
    retry: () => {
      setSearch({ key: '', done: 0, isOver: false })
      setRound((now) => now + 1)
    },
  }
}
