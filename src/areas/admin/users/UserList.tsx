import { useCountUsersQuery, useLazyListUsersQuery } from '@/api/admin/users'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { ListPage } from '@/ui/table/ListPage'
import type { ListParams } from '@/ui/table/useListParams'
import { userColumns } from './userColumns'

type Props = { list: ListParams<'state' | 'plan' | 'role'>; users: QueryResult<Shape<'UserPage'>> }

/** Users, page by page from the server; searched on the page in view, or on all pages at request. */
export function UserList({ list, users }: Props) {
  const [read] = useLazyListUsersQuery()
  const { data: counted } = useCountUsersQuery()
  return (
    <ListPage
      title="Users"
      lead={counted ? countOf(counted.count, 'account') : 'All accounts'}
      actions={
        <>
          <Button variant="outline-secondary" to={paths.admin.page('admin-users')}>
            Admin users
          </Button>
          <Button variant="outline-secondary" to={paths.admin.page('signup-survey-responses')}>
            Survey responses
          </Button>
        </>
      }
      query={users}
      errorTitle="Users could not be retrieved"
      rows={(page) => page.users}
      total={(page) => page.total}
      fetchPage={(args) => read(args).unwrap()}
      list={list}
      filter={['state', 'plan', 'role']}
      columns={userColumns}
      rowKey={({ userId }) => userId}
      empty={{ title: 'No users yet', text: 'New accounts will appear here.' }}
    />
  )
}
