import { object, string } from 'yup'
import { isApiError } from '@/api/client/errors'
import { useLoginMutation } from '@/api/account/session'
import { PasswordField } from '@/components/password/PasswordField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { ruleTexts } from '@/ui/form/rules'

const schema = object({ password: string().required(ruleTexts.required) })

/** Re-enters the password; only whether the sign-in succeeds matters, the resulting session is discarded. */
export function PasswordProof({ email, onProved }: { email: string; onProved: () => Promise<void> }) {
  const [login] = useLoginMutation()
  const prove = async ({ password }: { password: string }) => {
    const { data, error } = await login({ body: { email, password } })
    const refused = data && !data.token ? (data.errorMessage ?? 'Incorrect password') : undefined
    if (refused || (isApiError(error) && error.status === 401)) throw { fields: { password: 'Incorrect password' } }
    if (error) throw error
    await onProved()
  }
  return (
    <Form label="Your password" single initial={{ password: '' }} schema={schema} onSubmit={prove}>
      <PasswordField name="password" label="Password" kind="current" />
      <SubmitButton wide variant="danger">
        Delete my account
      </SubmitButton>
    </Form>
  )
}
