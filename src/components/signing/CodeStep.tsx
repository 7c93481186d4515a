import { useRef } from 'react'
import { object, string } from 'yup'
import type { PasswordResult } from '@/api/account/passwords'
import { newPassword } from './rules'
import { Button } from '@/ui/Button'
import { CodeField } from '@/ui/form/fields/CodeField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { PasswordField } from '../password/PasswordField'
import { ResendButton } from './ResendButton'

/** A requested code, and the server's response to the request. */
export type AskedCode = { email: string; result: PasswordResult }

type Values = { requestCode: string; newPassword: string }
type Props = {
  asked: AskedCode
  /** Label of the form and its button. */
  act: string
  /** The form also sets a new password. */
  withPassword?: boolean
  /** The button's variant. */
  variant?: 'primary' | 'danger'
  /** Uses the code; throws the reason of a rejection. */
  onUse: (values: Values) => Promise<void>
  /** Requests another code. @returns whether one was sent */
  onResend: () => Promise<boolean>
  /** Lets the user correct the address. */
  onOther?: () => void
}

const sixDigits = string().required('Please enter the code').length(6, 'The code has 6 digits')

/** Second step of signing in without a password: the 6-digit code from the email (R-PWD-04). */
export function CodeStep({
  asked: { email, result },
  act,
  withPassword = false,
  variant,
  onUse,
  onResend,
  onOther,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Deferred: the code reaches the form's values only after this event.
  const send = () => setTimeout(() => box.current?.querySelector('form')?.requestSubmit())
  // R-PWD-02: an unknown address is reported at the code field.
  const fault = result.isUserNotFound
    ? (result.message ?? 'We couldn’t find an account with this email address')
    : undefined
  const use = async (values: Values) => {
    if (fault) throw { fields: { requestCode: fault } }
    await onUse(values)
  }
  return (
    <div ref={box}>
      <Form
        key={email}
        label={act}
        single={!withPassword}
        initial={{ requestCode: '', newPassword: '' }}
        schema={object(withPassword ? { requestCode: sixDigits, newPassword } : { requestCode: sixDigits })}
        onSubmit={use}
      >
        <p className="text-break">
          {fault ? 'We couldn’t send a code to ' : `${result.successMessage ?? 'We’ve sent you a 6-digit code'}: `}
          <strong>{email}</strong>
        </p>
        <CodeField
          name="requestCode"
          label="One-time code"
          autoFocus
          fault={fault}
          {...(!withPassword && { onComplete: send })}
        />
        {withPassword && (
          <PasswordField
            name="newPassword"
            label="New password"
            kind="new"
            hint="At least 8 characters"
            hints={[email]}
          />
        )}
        <SubmitButton wide {...(variant && { variant })}>
          {act}
        </SubmitButton>
      </Form>
      <div className="actions justify-content-between mt-3">
        {!fault && (
          <ResendButton what="code" address={email} size="sm" onSend={onResend}>
            Send a new code
          </ResendButton>
        )}
        {onOther && (
          <Button variant="link" size="sm" onClick={onOther}>
            Use a different address
          </Button>
        )}
      </div>
    </div>
  )
}
