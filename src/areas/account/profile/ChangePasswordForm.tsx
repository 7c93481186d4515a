import { object, string } from 'yup'
import { useChangeMyPasswordMutation } from '@/api/account/profile'
import { PasswordField } from '@/components/password/PasswordField'
import { newPassword } from '@/components/signing/rules'
import type { User } from '@/contract/types'
import { Form, SubmitButton } from '@/ui/form/Form'
import { ruleTexts } from '@/ui/form/rules'
import { passwordHints } from './passwordHints'

/** A new password, with the present one. */
export function ChangePasswordForm({ user }: { user: User }) {
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
