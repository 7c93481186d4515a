import { object } from 'yup'
import { useCreateMyPasswordMutation } from '@/api/profile'
import { PasswordField } from '@/components/PasswordField'
import { newPassword } from '@/components/signing/rules'
import type { User } from '@/contract/types'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { passwordHints } from './passwordHints'

/** A first password, for whoever signs in with another service. */
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
        You sign in with another service. With a password you can sign in without it as well.
      </p>
      <PasswordField name="password" label="New password" kind="new" hints={passwordHints(user)} />
      <SubmitButton>Create password</SubmitButton>
    </Form>
  )
}
