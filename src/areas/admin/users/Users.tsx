import { useListUsersQuery } from '@/api/admin/users'
import { isFirstRead } from '@/lib/calls/firstRead'
import { pageArgs } from '@/ui/table/rows/pageArgs'
import { useListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'
import { lazyPart } from '@/ui/lazyPart'
import { userColumns } from './userColumns'
import { UserList } from './UserList'

const UserPage = lazyPart(() => import('./user/UserPage'), 'UserPage')

/** All users, or one of them, whom the URL names. */
export default function Users() {
  const [userId] = useParam('user')
  const list = useListParams({ filters: ['state', 'plan', 'role'] })
  const users = useListUsersQuery(pageArgs(list, userColumns))
  if (userId === undefined) return <UserList list={list} users={users} />
  return (
    <UserPage
      key={userId}
      userId={userId}
      listed={users.data?.users.find((user) => user.userId === userId)}
      isListLoading={isFirstRead(users)}
    />
  )
}
