import { useState } from 'react'
import { object, string } from 'yup'
import { isApiError } from '@/api/client/errors'
import { useChangeMyEmailMutation } from '@/api/account/profile'
import { PasswordField } from '@/components/password/PasswordField'
import type { User } from '@/contract/types'
import { addressKey } from '@/lib/text/emailAddress'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Form, SubmitButton } from '@/ui/form/Form'
import { email, ruleTexts } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schemaFor = (present: string) =>
  object({
    newEmail: email().test(
      'other',
      'This is already your email address',
      (text) => addressKey(text ?? '') !== addressKey(present),
    ),
    password: string().required(ruleTexts.required),
  })

/** The current email address and the form that changes it, with password; shows the server's message (R-PWD-08). */
export function AddressCard({ user }: { user: User }) {
  const [change] = useChangeMyEmailMutation()
  const [message, setMessage] = useState<string>()
  const send = async ({ newEmail, password }: { newEmail: string; password: string }) => {
    setMessage(undefined)
    const outcome = await change({ body: { newEmail, password } })
    // The only conflict the server reports is the address, so the error goes to that field.
    if (isApiError(outcome.error) && outcome.error.status === 409)
      return { error: { ...outcome.error, fields: { newEmail: outcome.error.message } } }
    return outcome
  }
  return (
    <Card title="Your email address">
      <p>
        You sign in with <strong className="text-break">{user.email}</strong>. Receipts and notices go there too.
      </p>
      {message && (
        <Alert kind="success" live>
          <span className="text-break">{message}</span>
        </Alert>
      )}
      {user.hasPassword === false ? (
        <Alert
          actions={
            <Button size="sm" variant="outline-secondary" to={paths.account.profileField('password')}>
              Create a password
            </Button>
          }
        >
          You need a password to change your email address. You don’t have one yet because you sign in with another
          service.
        </Alert>
      ) : (
        <Form
          key={user.email}
          label="Change your email address"
          className="email-form"
          initial={{ newEmail: '', password: '' }}
          schema={schemaFor(user.email)}
          draftKey={`email:${user.userId}`}
          onSubmit={async (values) => {
            const outcome = await send(values)
            if (!outcome.error) setMessage(outcome.data?.result ?? 'Your request was accepted.')
            return outcome
          }}
          again
        >
          <TextField name="newEmail" label="New email address" type="email" autoComplete="email" />
          <PasswordField name="password" label="Your password" kind="current" hint="To confirm it’s you." />
          <SubmitButton>Change email address</SubmitButton>
        </Form>
      )}
    </Card>
  )
}
