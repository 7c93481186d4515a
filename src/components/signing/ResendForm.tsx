import { object } from 'yup'
import { useResendActivationEmailMutation } from '@/api/account/registration'
import { paths } from '@/domain/navigation/paths'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { useOnward } from '@/components/links/useOnward'
import { signingAddress } from './signingAddress'
import { emailRule } from './rules'
import { startCooldown } from './useCooldown'

/** Asks for an email address and resends the activation email to it. */
export function ResendForm() {
  const [resend] = useResendActivationEmailMutation()
  const onward = useOnward()
  return (
    <Form
      label="Activation email"
      initial={{ email: signingAddress.read() }}
      schema={object({ email: emailRule })}
      onSubmit={({ email }) => resend({ body: { email: email.trim() } })}
      onDone={(_answer, { email }) => {
        signingAddress.remember(email)
        startCooldown('activation', email)
        void onward(paths.emailVerification)
      }}
    >
      <TextField name="email" label="Email address" type="email" autoComplete="username" />
      <SubmitButton wide>Resend activation email</SubmitButton>
    </Form>
  )
}
