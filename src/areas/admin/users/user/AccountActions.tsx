import { useState } from 'react'
import { ActionList, ActionRow } from '@/components/admin/layout/ActionList'
import { AdminAccessDialog } from '@/components/admin/AdminAccessDialog'
import { EndAccount } from '@/components/admin/EndAccount'
import type { User } from '@/contract/types'
import { adminLabel } from '@/domain/access/adminPages'
import { permissionText } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { dash, yesOrNo } from '@/lib/text/wording'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/layout/Section'
import { useChangeUserEmailMutation } from '@/api/admin/users'
import { personName } from '@/domain/account/personName'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useOnward } from '@/components/links/useOnward'
import { PasswordActions } from './PasswordActions'

const own = {
  revoke: 'You can’t revoke your own access.',
  disable: 'You can’t disable your own account.',
  delete: 'You can’t delete your own account here.',
}

/** What an administrator can do to an account, each with what it means. */
export function AccountActions({ user }: { user: User }) {
  const isOwn = useUser()?.userId === user.userId
  const onward = useOnward()
  const [asking, ask] = useState<'grant' | 'revoke'>()
  const why = (act: keyof typeof own) => (isOwn ? own[act] : undefined)
  const rights = user.permissions
    ? permissionText(user.permissions, adminLabel) || 'Administrator without permissions'
    : 'Administrator'
  const revoke = (
    <Button variant="outline-danger" size="sm" why={why('revoke')} aria-haspopup="dialog" onClick={() => ask('revoke')}>
      Revoke admin access
    </Button>
  )
  const grant = (
    <Button variant="outline-secondary" size="sm" aria-haspopup="dialog" onClick={() => ask('grant')}>
      Grant admin access
    </Button>
  )
  return (
    <Section title="Account">
      <ActionList bare>
        <ActionRow title="Email address" text={user.email || dash}>
          <ChangeEmail user={user} />
        </ActionRow>
        <PasswordActions user={user} />
        <ActionRow title="Admin access" text={yesOrNo(user.isAdmin, rights, 'Not an administrator') ?? dash}>
          {/* One button whose label changes to the opposite afterwards, so that it keeps the focus. */}
          {user.isAdmin === undefined ? (
            <>
              {revoke}
              {grant}
            </>
          ) : user.isAdmin ? (
            revoke
          ) : (
            grant
          )}
        </ActionRow>
        <ActionRow
          title="Sign-in"
          text={
            yesOrNo(user.disabled, 'Disabled. You can’t re-enable an account here.', 'The member can sign in.') ?? dash
          }
        >
          {!user.disabled && <EndAccount user={user} act="disable" why={why('disable')} />}
        </ActionRow>
        <ActionRow title="Deletion" text="Permanently deletes the account.">
          <EndAccount
            user={user}
            act="delete"
            why={why('delete')}
            onDone={() => void onward(paths.admin.page('users'), { replace: true })}
          />
        </ActionRow>
      </ActionList>
      {asking && <AdminAccessDialog user={user} act={asking} onClose={() => ask(undefined)} />}
    </Section>
  )
}

const schema = object({ newEmail: email() })

/** Changes the address that the user signs in with. */
function ChangeEmail({ user }: { user: User }) {
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
          draftKey={`user-email:${user.userId}`}
          onSubmit={(body) => change({ id: user.userId, body })}
          onClose={close}
        >
          <p>
            Now <strong className="text-break">{user.email || dash}</strong>. The member will sign in with the new
            address.
          </p>
          <TextField name="newEmail" label="New email address" type="email" autoComplete="off" />
        </FormDialog>
      )}
    </>
  )
}
