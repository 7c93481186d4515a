import { adminUsersApi, useGrantAdminAccessMutation, useRevokeAdminAccessMutation } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { whyNotRevoked } from '@/domain/access/adminRevoking'
import { useHas, useIsGone } from '@/store/useFreshRead'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'

type Props = { user: User; act: 'grant' | 'revoke'; onClose: () => void }

/**
 * Makes a user an administrator, or revokes their access. Rendered by the page, not by the user's row: after a
 * refusal the list is refetched, and the row may disappear while the message must stay.
 */
export function AdminAccessDialog({ user, act, onClose }: Props) {
  const { userId } = user
  const [grant] = useGrantAdminAccessMutation()
  const [revoke] = useRevokeAdminAccessMutation()
  const isListed = useHas(adminUsersApi.endpoints.listAdminUsers)
  const isGone = useIsGone(adminUsersApi.endpoints.listAdminUsers)
  const isSame = (one: User) => one.userId === userId
  const shared = { open: true, onClose, name: `${act}-admin:${userId}`, object: personName(user) }
  // No call sets permissions, so a new administrator can open only the start page.
  if (act === 'grant')
    return (
      <ConfirmDialog
        {...shared}
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
      {...shared}
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
