import { adminUsersApi, useGrantAdminAccessMutation, useRevokeAdminAccessMutation } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { whyNotRevoked } from '@/domain/access/adminRevoking'
import { useFreshRead } from '@/store/useFreshRead'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'

type Props = { user: User; act: 'grant' | 'revoke'; onClose: () => void }

/**
 * Makes a user an administrator, or takes their access away. Belongs to the page, not to the row of the user: after a
 * refusal the list is read again, and the row may be gone while its message is still to be read.
 */
export function AdminAccessDialog({ act, ...props }: Props) {
  return act === 'grant' ? <GrantDialog {...props} /> : <RevokeDialog {...props} />
}

type DialogProps = Omit<Props, 'act'>

/** Whether the server counts a user among the administrators now. */
function useIsAdmin() {
  const readAll = useFreshRead(adminUsersApi.endpoints.listAdminUsers)
  return async (userId: string) => (await readAll()).some((one) => one.userId === userId)
}

// No call sets permissions, so that a new administrator can open the start page only.
function GrantDialog({ user, onClose }: DialogProps) {
  const [grant] = useGrantAdminAccessMutation()
  const isAdmin = useIsAdmin()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      name={`grant-admin:${user.userId}`}
      act="primary"
      verb="Grant access to"
      object={personName(user)}
      body={<p>They can open the back office, but none of its pages yet. Ask your server team to add permissions.</p>}
      onConfirm={() => grant({ userId: user.userId })}
      readBack={() => isAdmin(user.userId)}
    />
  )
}

// R-VAL-20: the user has to be an administrator.
function RevokeDialog({ user, onClose }: DialogProps) {
  const [revoke] = useRevokeAdminAccessMutation()
  const isAdmin = useIsAdmin()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      name={`revoke-admin:${user.userId}`}
      verb="Revoke access for"
      object={personName(user)}
      body={<p>They lose access to the back office immediately. Their member account doesn’t change.</p>}
      onConfirm={() => {
        const message = whyNotRevoked(user)
        return message ? Promise.reject(new Error(message)) : revoke({ userId: user.userId })
      }}
      readBack={async () => !(await isAdmin(user.userId))}
    />
  )
}
