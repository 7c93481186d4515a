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
        Without a password, you sign in with a one-time code or with another service. Add one to have the choice.
      </p>
      <PasswordField name="password" label="New password" kind="new" hints={passwordHints(user)} />
      <SubmitButton>Create password</SubmitButton>
    </Form>
  )
}
