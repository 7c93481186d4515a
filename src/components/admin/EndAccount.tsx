import { useState } from 'react'
import { useDeleteUserMutation } from '@/api/account/accountDeletion'
import { useDisableUserMutation } from '@/api/admin/users'
import { isApiError } from '@/api/client/errors'
import { profileApi } from '@/api/account/profile'
import type { User } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { attemptInPlace } from '@/ui/attempt'
import { Button, type ButtonLook } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { useAccountImpact } from './useAccountImpact'

type Props = Pick<ButtonLook, 'why' | 'size'> & {
  user: User
  act: 'disable' | 'delete'
  onDone?: () => void
}

/** Disables or deletes an account, after showing its related records and asking for its email address. */
export function EndAccount({ act, ...props }: Props) {
  const [open, setOpen] = useState(false)
  const { size = 'sm', why } = props
  return (
    <>
      <Button variant="outline-danger" size={size} why={why} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act === 'delete' ? 'Delete account' : 'Disable account'}
      </Button>
      {open &&
        (act === 'delete' ? (
          <DeleteDialog {...props} onClose={() => setOpen(false)} />
        ) : (
          <DisableDialog {...props} onClose={() => setOpen(false)} />
        ))}
    </>
  )
}

const subscriptions = 'To end its subscriptions, cancel them first.'

type DialogProps = Omit<Props, 'act'> & { onClose: () => void }

function DisableDialog({ user, onClose, onDone }: DialogProps) {
  const [disable] = useDisableUserMutation()
  return (
    <ImpactDialog
      open
      name={`disable-user:${user.userId}`}
      verb="Disable"
      object={user.email}
      typed={user.email}
      impact={useAccountImpact(user)}
      onConfirm={() => disable({ id: user.userId })}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>This disables the account. It can’t be enabled again from here. {subscriptions}</p>
    </ImpactDialog>
  )
}

function DeleteDialog({ user: { userId, email, ...user }, onClose, onDone }: DialogProps) {
  const dispatch = useAppDispatch()
  const [remove] = useDeleteUserMutation()
  const isGone = async () => {
    const name = profileApi.endpoints.getUserName.initiate({ id: userId }, { forceRefetch: true, subscribe: false })
    // The answer wanted is that there is no such member: no toast tells it.
    const read = await attemptInPlace(() => dispatch(name).unwrap())
    if (read.ok) return false
    if (isApiError(read.error) && read.error.status === 404) return true
    throw read.error
  }
  return (
    <ImpactDialog
      open
      name={`delete-user:${userId}`}
      verb="Delete"
      object={email}
      typed={email}
      impact={useAccountImpact({ userId, email, ...user })}
      onConfirm={() => remove({ userId })}
      readBack={isGone}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>This deletes the account for good. {subscriptions}</p>
    </ImpactDialog>
  )
}
