import { useLazyListUsersQuery } from '@/api/admin/users'
import { useAllRows } from '@/ui/table/rows/useAllRows'

/** Loads all users once they are wanted, because the server can't search them. */
export function useAllUsers(isWanted: boolean) {
  const [read] = useLazyListUsersQuery()
  const { rows: users, ...reading } = useAllRows(
    async (args) => {
      const page = await read(args, true).unwrap()
      return { rows: page.users, total: page.total }
    },
    ({ userId }) => userId,
    isWanted,
  )
  return { users, ...reading }
}
