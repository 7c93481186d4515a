import { useState } from 'react'
import { useDeleteUserMutation } from '@/api/account/accountDeletion'
import { useDisableUserMutation, useGetUserRelatedRecordsQuery } from '@/api/admin/users'
import { isApiError } from '@/api/client/errors'
import { profileApi } from '@/api/account/profile'
import { useMayOpen } from '@/components/access/useAccess'
import type { User } from '@/contract/types'
import { relatedImpact, type Impact } from '@/domain/account/accountState'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { attemptInPlace } from '@/ui/attempt'
import { Button, type ButtonLook } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'

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

const subscriptions = 'If its subscriptions should end, cancel them first.'

type DialogProps = Omit<Props, 'act'> & { onClose: () => void }

/** The account's related records, with links to the ones the administrator may open. */
function useImpact({ userId, email }: User) {
  const { data, ...rest } = useGetUserRelatedRecordsQuery({ id: userId })
  const orders = `${paths.admin.page('orders')}?${new URLSearchParams({ q: email })}`
  const invoices = paths.admin.invoicesOf({ user: userId })
  const links: Record<string, string | false> = {
    Orders: useMayOpen(orders).may && orders,
    Invoices: useMayOpen(invoices).may && invoices,
  }
  const lines = data && relatedImpact(data).map((line) => withLink(line, links[line.label]))
  return { data: lines, isError: rest.isError, error: rest.error, isFetching: rest.isFetching, refetch: rest.refetch }
}

const withLink = (line: Impact, to: string | false | undefined) => (to ? { ...line, to } : line)

function DisableDialog({ user, onClose, onDone }: DialogProps) {
  const [disable] = useDisableUserMutation()
  return (
    <ImpactDialog
      open
      name={`disable-user:${user.userId}`}
      verb="Disable"
      object={user.email}
      typed={user.email}
      impact={useImpact(user)}
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
      impact={useImpact({ userId, email, ...user })}
      onConfirm={() => remove({ userId })}
      readBack={isGone}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>This deletes the account for good. {subscriptions}</p>
    </ImpactDialog>
  )
}
