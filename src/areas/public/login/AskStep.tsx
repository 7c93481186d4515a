import { object } from 'yup'
import { emailRule } from '@/components/signing/rules'
import { Button } from '@/ui/Button'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'

type Props = {
  way: 'code' | 'forgot'
  email: string
  onAsk: (email: string) => Promise<void>
  onBack: (typed: string) => void
}

/** The email address that receives the code. */
export function AskStep({ way, email, onAsk, onBack }: Props) {
  return (
    <Form
      label={way === 'forgot' ? 'Choose a new password' : 'Sign in with a one-time code'}
      initial={{ email }}
      schema={object({ email: emailRule })}
      onSubmit={(values) => onAsk(values.email.trim())}
    >
      {({ values }) => (
        <>
          <p>We’ll send you a 6-digit code{way === 'forgot' && ' to choose a new password'}.</p>
          <TextField name="email" label="Email address" type="email" autoComplete="username" autoFocus />
          <div className="login-acts">
            <SubmitButton wide>Send the code</SubmitButton>
            <Button variant="link" wide onClick={() => onBack(values.email)}>
              Sign in with your password
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
