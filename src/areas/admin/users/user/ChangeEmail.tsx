import { useState } from 'react'
import { useChangeUserEmailMutation } from '@/api/admin/users'
import type { User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ newEmail: email() })

/** Changes the address that the user signs in with. */
export function ChangeEmail({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [change] = useChangeUserEmailMutation()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline-secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change email
      </Button>
      {open && (
        <FormDialog
          title={`Change ${personName(user)}’s email`}
          submit="Change email"
          initial={{ newEmail: '' }}
          schema={schema}
          onSubmit={(body) => change({ id: user.userId, body })}
          onClose={close}
        >
          <p>
            Now <strong className="text-break">{user.email}</strong>. The member will sign in with the new address.
          </p>
          <TextField name="newEmail" label="New email address" type="email" autoComplete="off" />
        </FormDialog>
      )}
    </>
  )
}
