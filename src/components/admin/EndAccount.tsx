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

type Props = Pick<ButtonLook, 'why'> & {
  user: User
  act: 'disable' | 'delete'
  onDone?: () => void
}

/** Disables or deletes an account, after showing its related records and asking for its email address. */
export function EndAccount({ act, ...props }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline-danger" size="sm" why={props.why} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act === 'delete' ? 'Delete account' : 'Disable account'}
      </Button>
      {open && <EndDialog act={act} {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function EndDialog({ user, act, onClose, onDone }: Props & { onClose: () => void }) {
  const { userId, email } = user
  const dispatch = useAppDispatch()
  const [disable] = useDisableUserMutation()
  const [remove] = useDeleteUserMutation()
  const isGone = async () => {
    const name = profileApi.endpoints.getUserName.initiate({ id: userId }, { forceRefetch: true, subscribe: false })
    // A 404 is the expected response: it must not show a toast.
    const read = await attemptInPlace(() => dispatch(name).unwrap())
    if (read.ok) return false
    if (isApiError(read.error) && read.error.status === 404) return true
    throw read.error
  }
  const deletes = act === 'delete'
  return (
    <ImpactDialog
      open
      name={`${act}-user:${userId}`}
      verb={deletes ? 'Delete' : 'Disable'}
      object={email || userId}
      short={deletes ? 'Delete account' : 'Disable account'}
      impact={useAccountImpact(user)}
      onConfirm={() => (deletes ? remove({ userId }) : disable({ id: userId }))}
      readBack={deletes ? isGone : undefined}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>
        {deletes
          ? 'This deletes the account for good. '
          : 'This disables the account. It can’t be enabled again from here. '}
        To end its subscriptions, cancel them first.
      </p>
    </ImpactDialog>
  )
}
