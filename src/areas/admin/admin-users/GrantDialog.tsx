import { useGrantAdminAccessMutation } from '@/api/admin/users'
import { useAllUsers } from '@/components/admin/useAllUsers'
import { outOf } from '@/lib/text/said'
import { addressKey } from '@/lib/text/emailAddress'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ email: email() })

/** Grants admin access by email address: the call wants an id, which only the list of users knows. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [grant] = useGrantAdminAccessMutation()
  const { users, error, loading, retry } = useAllUsers(true)
  const submit = async (address: string) => {
    if (!users) {
      if (error !== undefined) retry()
      throw new Error(error === undefined ? 'Users are still loading. Try again in a moment.' : unread)
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
      onSubmit={({ email: address }) => submit(address ?? '')}
      onClose={onClose}
    >
      <p>They can open the back office, but none of its pages yet. Ask your server team to add permissions.</p>
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

const unread = 'We couldn’t load the users. Trying again now.'
const noUser = { message: 'No user has this email address', fields: { email: 'No user has this email address' } }
