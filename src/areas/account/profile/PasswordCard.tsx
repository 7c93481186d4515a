import { object, string } from 'yup'
import {
  useChangeMyPasswordMutation,
  useCreateMyPasswordMutation,
  useDeleteMyPasswordMutation,
} from '@/api/account/profile'
import { PasswordField } from '@/components/password/PasswordField'
import { newPassword } from '@/components/signing/rules'
import type { User } from '@/contract/types'
import { Form, SubmitButton } from '@/ui/form/Form'
import { ruleTexts } from '@/ui/form/rules'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'

/** Change, create or remove the password (R-PWD-07). */
export function PasswordCard({ user }: { user: User }) {
  return (
    <Card title="Password">
      {user.hasPassword !== false && <ChangePassword user={user} />}
      {user.hasPassword === undefined && <hr />}
      {!user.hasPassword && <CreatePassword user={user} />}
    </Card>
  )
}

/** Changes or deletes the password (R-PWD-07). Without one, everybody can still sign in with a one-time code. */
function ChangePassword({ user }: { user: User }) {
  const [remove] = useDeleteMyPasswordMutation()
  const other = Boolean(user.facebookId ?? user.googleId ?? user.appleId ?? user.linkedinId)
  const afterwards = other
    ? 'with your other service, or with a one-time code that we email you'
    : 'with a one-time code that we email you'
  return (
    <>
      <ChangePasswordForm user={user} />
      <hr />
      <p className="text-muted">You can delete your password. You’ll then sign in {afterwards}.</p>
      <ConfirmButton
        verb="Delete"
        object="your password"
        body={<p>You’ll sign in {afterwards} from then on.</p>}
        onConfirm={() => remove()}
      >
        Delete password
      </ConfirmButton>
    </>
  )
}

/** A new password, with the present one. */
function ChangePasswordForm({ user }: { user: User }) {
  const [change] = useChangeMyPasswordMutation()
  return (
    <Form
      label="Change your password"
      className="profile-passwords"
      initial={{ oldPassword: '', newPassword: '' }}
      schema={object({ oldPassword: string().required(ruleTexts.required), newPassword })}
      onSubmit={(body) => change({ body })}
      again
    >
      <PasswordField name="oldPassword" label="Current password" kind="current" />
      <PasswordField name="newPassword" label="New password" kind="new" hints={passwordHints(user)} />
      <SubmitButton>Change password</SubmitButton>
    </Form>
  )
}

/** A first password, for members who sign in with another service or a one-time code (R-PWD-07). */
function CreatePassword({ user }: { user: User }) {
  const [create] = useCreateMyPasswordMutation()
  return (
    <Form
      label="Create a password"
      className="profile-passwords"
      initial={{ password: '' }}
      schema={object({ password: newPassword })}
      onSubmit={({ password }) => create({ body: { password } })}
      again
    >
      <p className="text-muted">
        You sign in with a one-time code or another service. Create a password if you’d like to use one too.
      </p>
      <PasswordField name="password" label="New password" kind="new" hints={passwordHints(user)} />
      <SubmitButton>Create password</SubmitButton>
    </Form>
  )
}

/** What a password should not be built on (R-VAL-16). */
const passwordHints = ({ firstName, lastName, email }: User) => [firstName ?? '', lastName ?? '', email]
