import { object, string } from 'yup'
import { useRef, useState } from 'react'
import { emailRule } from '@/components/signing/rules'
import { Button } from '@/ui/Button'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { useLoginMutation } from '@/api/account/session'
import { PasswordField } from '@/components/password/PasswordField'
import { ResendActivation } from '@/components/signing/ResendActivation'
import { signingAddress } from '@/components/signing/signingAddress'
import { useSignIn } from '@/components/signing/useSignIn'
import { isNotActivated } from '@/domain/account/signingUp'
import { Alert } from '@/ui/feedback/Alert'
import { messageOf } from '@/ui/feedback/ErrorState'
import { ruleTexts } from '@/ui/form/rules'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { ForgotButton, type LoginValues } from './StaticForm'

type AskStepProps = {
  way: 'code' | 'forgot'
  email: string
  onAsk: (email: string) => Promise<void>
  onBack: (typed: string) => void
}

/** The email address that receives the code. */
export function AskStep({ way, email, onAsk, onBack }: AskStepProps) {
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

type PasswordStepProps = {
  initial: LoginValues
  /** The static form was submitted before this form mounted. */
  sendAtOnce: boolean
  onForgot: (typed: string) => void
  onCode: (typed: string) => void
}

const schema = object({ email: emailRule, password: string().required(ruleTexts.required) })

/** Email address and password (R-SESS-04). */
export function PasswordStep({ initial, sendAtOnce, onForgot, onCode }: PasswordStepProps) {
  const [login] = useLoginMutation()
  const signIn = useSignIn()
  const [inactive, setInactive] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useOnceWhen(sendAtOnce, () => box.current?.querySelector('form')?.requestSubmit())

  const send = async ({ email, password }: LoginValues) => {
    const address = email.trim()
    signingAddress.remember(address)
    setInactive(undefined)
    try {
      const answer = await login({ body: { email: address, password } }).unwrap()
      if (!answer.token) throw { message: answer.errorMessage ?? 'Incorrect email or password' }
      if (!(await signIn(answer))) throw { message: 'We couldn’t sign you in. Please try again.' }
    } catch (error) {
      if (isNotActivated(messageOf(error))) setInactive(address)
      throw error
    }
  }
  return (
    <div ref={box}>
      <Form label="Sign in" initial={initial} schema={schema} onSubmit={send}>
        {({ values, isSubmitting }) => (
          <>
            {inactive && (
              <Alert kind="info" actions={<ResendActivation address={inactive} size="sm" />}>
                The link is in the email we sent when you signed up.
              </Alert>
            )}
            <TextField name="email" label="Email address" type="email" autoComplete="username" />
            <PasswordField
              name="password"
              label="Password"
              kind="current"
              aside={<ForgotButton onClick={() => onForgot(values.email)} />}
            />
            <SignInButtons busy={isSubmitting} onCode={() => onCode(values.email)} />
          </>
        )}
      </Form>
    </div>
  )
}

function SignInButtons({ busy = false, onCode }: { busy?: boolean; onCode?: () => void }) {
  return (
    <div className="login-acts">
      <Button type="submit" wide busy={busy}>
        Sign in
      </Button>
      <Button variant="outline-secondary" wide {...(onCode && { onClick: onCode })}>
        Email me a one-time code
      </Button>
    </div>
  )
}
