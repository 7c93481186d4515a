import { adminUsersApi, useGrantAdminAccessMutation, useRevokeAdminAccessMutation } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { whyNotRevoked } from '@/domain/access/adminRevoking'
import { useHas, useIsGone } from '@/store/useFreshRead'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'

type Props = { user: User; act: 'grant' | 'revoke'; onClose: () => void }

/**
 * Makes a user an administrator, or takes their access away. Belongs to the page, not to the row of the user: after a
 * refusal the list is read again, and the row may be gone while its message is still to be read.
 */
export function AdminAccessDialog({ user, act, onClose }: Props) {
  const { userId } = user
  const [grant] = useGrantAdminAccessMutation()
  const [revoke] = useRevokeAdminAccessMutation()
  const isListed = useHas(adminUsersApi.endpoints.listAdminUsers)
  const isGone = useIsGone(adminUsersApi.endpoints.listAdminUsers)
  const isSame = (one: User) => one.userId === userId
  const asked = { open: true, onClose, name: `${act}-admin:${userId}`, object: personName(user) }
  // No call sets permissions, so that a new administrator can open the start page only.
  if (act === 'grant')
    return (
      <ConfirmDialog
        {...asked}
        act="primary"
        verb="Grant access to"
        short="Grant access"
        body={<p>They can open the back office, but none of its pages yet. Ask your server team to add permissions.</p>}
        onConfirm={() => grant({ userId })}
        readBack={() => isListed(isSame)}
      />
    )
  return (
    <ConfirmDialog
      {...asked}
      verb="Revoke access for"
      short="Revoke access"
      body={<p>They lose access to the back office immediately. Their member account doesn’t change.</p>}
      onConfirm={() => {
        // R-VAL-20: the user has to be an administrator.
        const message = whyNotRevoked(user)
        return message ? Promise.reject(new Error(message)) : revoke({ userId })
      }}
      readBack={() => isGone(isSame)}
    />
  )
}
