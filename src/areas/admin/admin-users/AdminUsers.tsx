import { useState } from 'react'
import { useListAdminUsersQuery, useGrantAdminAccessMutation } from '@/api/admin/users'
import { AdminAccessDialog } from '@/components/admin/AdminAccessDialog'
import { accountStates } from '@/components/admin/userStates'
import type { User } from '@/contract/types'
import { accountState } from '@/domain/account/accountState'
import { personName } from '@/domain/account/personName'
import { adminLabel } from '@/domain/access/adminPages'
import { permissionText } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { dateTimeColumn, personColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { useAllUsers } from '@/components/admin/useAllUsers'
import { outOf } from '@/lib/text/wording'
import { addressKey } from '@/lib/text/emailAddress'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const columns: readonly Column<User>[] = [
  personColumn(
    'name',
    'Administrator',
    (user) => ({ name: personName(user), email: user.email, picture: user.profileImage }),
    {
      to: ({ userId }) => paths.admin.user(userId),
      rowHeader: true,
    },
  ),
  textColumn(
    'permissions',
    'Can open',
    ({ permissions }) => permissions && (permissionText(permissions, adminLabel) || 'No pages yet'),
  ),
  statusColumn('state', 'Account', accountState, accountStates, { usual: 'active' }),
  dateTimeColumn('signedIn', 'Last sign-in', ({ lastLoginAt }) => lastLoginAt),
]

/** Administrators, what they may open, and who becomes or stops being one (R-LIFE-08). */
export default function AdminUsers() {
  const [isGranting, setGranting] = useState(false)
  const [revoked, revoke] = useState<User>()
  useQuickActions([{ label: 'Grant admin access', onSelect: () => setGranting(true) }])
  const own = useUser()?.userId
  return (
    <ListPage
      title="Admin users"
      lead="People who can open the back office. Page permissions are set on the server."
      actions={
        <Button aria-haspopup="dialog" onClick={() => setGranting(true)}>
          Grant admin access
        </Button>
      }
      query={useListAdminUsersQuery()}
      errorTitle="Admin users could not be retrieved"
      columns={columns}
      rowKey={({ userId }) => userId}
      filter="state"
      sort="name"
      empty={{ title: 'No administrators', text: 'People with back office access will appear here.' }}
      rowActions={(user) => (
        <Button
          variant="outline-danger"
          size="sm"
          why={user.userId === own ? 'You can’t revoke your own access.' : undefined}
          aria-haspopup="dialog"
          aria-label={`Revoke admin access for ${personName(user)}`}
          onClick={() => revoke(user)}
        >
          Revoke
        </Button>
      )}
    >
      {() => (
        <>
          {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
          {revoked && <AdminAccessDialog user={revoked} act="revoke" onClose={() => revoke(undefined)} />}
        </>
      )}
    </ListPage>
  )
}

const schema = object({ email: email() })

/** Grants admin access by email address. The call needs a user id, which only the list of users contains. */
function GrantDialog({ onClose }: { onClose: () => void }) {
  const [grant] = useGrantAdminAccessMutation()
  const { users, error, loading, retry } = useAllUsers(true)
  const submit = async (address: string) => {
    if (!users) {
      retry()
      throw new Error('We couldn’t load the users. Trying again now.')
    }
    const user = users.find((one) => addressKey(one.email) === addressKey(address))
    if (!user) throw noUser
    return grant({ userId: user.userId }).unwrap()
  }
  return (
    <FormDialog
      title="Grant admin access"
      submit="Grant admin access"
      initial={{ email: '' }}
      schema={schema}
      draftKey="admin-access"
      why={(users ?? error) ? undefined : 'Users are still loading.'}
      onSubmit={({ email: address }) => submit(address ?? '')}
      onClose={onClose}
    >
      <p>
        New administrators can open the back office, but none of its pages yet. Ask your server team to add permissions.
      </p>
      <TextField
        name="email"
        label="User’s email address"
        type="email"
        autoComplete="off"
        hint={loading?.total === undefined ? undefined : `Loading users: ${outOf(loading.done, loading.total)}`}
      />
    </FormDialog>
  )
}

const noUser = { message: 'No user has this email address', fields: { email: 'No user has this email address' } }
