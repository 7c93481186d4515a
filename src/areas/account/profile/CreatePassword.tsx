import { object } from 'yup'
import { useCreateMyPasswordMutation } from '@/api/account/profile'
import { PasswordField } from '@/components/password/PasswordField'
import { newPassword } from '@/components/signing/rules'
import type { User } from '@/contract/types'
import { Form, SubmitButton } from '@/ui/form/Form'
import { passwordHints } from './passwordHints'

/** A first password, for members who sign in with another service or a one-time code (R-PWD-07). */
export function CreatePassword({ user }: { user: User }) {
  const [create] = useCreateMyPasswordMutation()
  const other = Boolean(user.facebookId ?? user.googleId ?? user.appleId ?? user.linkedinId)
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
        {other
          ? 'You sign in with another service. Add a password to sign in without it too.'
          : 'You sign in with a one-time code. Add a password to sign in without it too.'}
      </p>
      <PasswordField name="password" label="New password" kind="new" hints={passwordHints(user)} />
      <SubmitButton>Create password</SubmitButton>
    </Form>
  )
}
