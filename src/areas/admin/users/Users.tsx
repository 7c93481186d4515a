import { useListUsersQuery, useLazyListUsersQuery } from '@/api/admin/users'
import { isFirstRead } from '@/lib/calls/firstRead'
import { pageArgs } from '@/ui/table/rows/pageArgs'
import { useListParams, type ListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'
import { lazyPart } from '@/ui/lazyPart'
import type { Shape, User } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { ListPage } from '@/ui/table/ListPage'
import { accountStates, memberships } from '@/components/admin/userStates'
import { accountState } from '@/domain/account/accountState'
import { countryName } from '@/domain/account/countries'
import { personName } from '@/domain/account/personName'
import { yesOrNo } from '@/lib/text/wording'
import { dateColumn, dateTimeColumn, personColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

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

type Props = { list: ListParams<'state' | 'plan' | 'role'>; users: QueryResult<Shape<'UserPage'>> }

/** Users, page by page from the server; searched on the page in view, or on all pages at request. */
function UserList({ list, users }: Props) {
  const [read] = useLazyListUsersQuery()
  return (
    <ListPage
      title="Users"
      lead="Everyone with an account."
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

const roles = { admin: { label: 'Administrator', tone: 'info' }, member: { label: 'Member' } } as const

/** Columns of the list of users; `field` is what the server sorts by. */
const userColumns: readonly Column<User>[] = [
  personColumn('name', 'User', (user) => ({ name: personName(user), email: user.email, picture: user.profileImage }), {
    to: ({ userId }) => paths.admin.user(userId),
    rowHeader: true,
    field: 'firstName',
  }),
  statusColumn('state', 'Account', accountState, accountStates, { field: 'disabled', usual: 'active' }),
  statusColumn(
    'plan',
    'Membership',
    ({ isPremiumMember }) => yesOrNo(isPremiumMember, 'premium', 'free'),
    memberships,
    {
      field: 'isPremiumMember',
    },
  ),
  statusColumn('role', 'Role', ({ isAdmin }) => yesOrNo(isAdmin, 'admin', 'member'), roles, {
    field: 'isAdmin',
    hidden: true,
  }),
  textColumn('country', 'Country', ({ country }) => countryName(country), { unlabelled: true }),
  textColumn('company', 'Company', ({ company }) => company, { tableOnly: true }),
  dateColumn('joined', 'Joined', ({ createdAt }) => createdAt, { field: 'createdAt', tableOnly: true }),
  dateTimeColumn('signedIn', 'Last sign-in', ({ lastLoginAt }) => lastLoginAt, { field: 'lastLoginAt' }),
]
