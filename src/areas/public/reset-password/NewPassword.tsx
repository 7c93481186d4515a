import { useNavigate } from 'react-router-dom'
import { object } from 'yup'
import { PasswordField } from '@/components/password/PasswordField'
import { newPassword } from '@/components/signing/rules'
import { useCodeRequest } from '@/components/signing/useCodeRequest'
import { useGoOn, useSignIn } from '@/components/signing/useSignIn'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { toast } from '@/lib/calls/toast'
import { useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Form, SubmitButton } from '@/ui/form/Form'

/** New password form for a verified link; saving it signs the user in. */
export function NewPassword({ link }: { link: Shape<'VerifiedPasswordToken'> }) {
  const { spend } = useCodeRequest()
  const signIn = useSignIn()
  const goOn = useGoOn()
  const navigate = useNavigate()
  const user = useUser()
  const other = user && user.userId !== link.userId
  const send = async (values: { newPassword: string }) => {
    if (!link.userId || !link.requestCode) throw { message: 'This link is incomplete' }
    const answer = await spend({ userId: link.userId }, link.requestCode, values.newPassword)
    toast.success('Your password has been successfully changed')
    if (await signIn(answer)) return goOn()
    // The password is set: it signs in.
    return navigate(paths.login)
  }
  return (
    <Form label="Choose a new password" initial={{ newPassword: '' }} schema={object({ newPassword })} onSubmit={send}>
      {other && (
        <Alert kind="warning">
          <span className="text-break">
            You’re signed in as {user.email}. Setting this password signs you in to the account in the link instead.
          </span>
        </Alert>
      )}
      {link.email && (
        <p className="text-break">
          For <strong>{link.email}</strong>
        </p>
      )}
      <PasswordField
        name="newPassword"
        label="New password"
        kind="new"
        hint="At least 8 characters"
        hints={[link.email ?? '']}
      />
      <SubmitButton wide>Set the password and sign in</SubmitButton>
    </Form>
  )
}
