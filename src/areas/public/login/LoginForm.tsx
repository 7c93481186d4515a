import { useState } from 'react'
import { signingAddress } from '@/components/signing/signingAddress'
import { CodeStep, type AskedCode } from '@/components/signing/CodeStep'
import { ownerOf, useCodeRequest } from '@/components/signing/useCodeRequest'
import { useSignIn } from '@/components/signing/useSignIn'
import { certaintyOf } from '@/lib/calls/certainty'
import { toast } from '@/lib/calls/toast'
import type { LoginFormProps } from './Login'
import { AskStep, PasswordStep } from './LoginSteps'

/** The live sign-in form: password, one-time code, or code with a new password. */
export function LoginForm({ initial, sendAtOnce, way, onWay }: LoginFormProps) {
  const [email, setEmail] = useState(initial.email)
  const [requested, setRequested] = useState<AskedCode>()
  const { ask, spend } = useCodeRequest()
  const signIn = useSignIn()

  const turnTo = (next: typeof way, typed: string) => {
    setEmail(typed)
    setRequested(undefined)
    onWay(next)
  }
  const askFor = async (address: string) => {
    const answer = await ask(address)
    signingAddress.remember(address)
    setEmail(address)
    // The server decides whether the account signs in by password instead of a code.
    if (answer.result.mode === 'password') return turnTo('password', address)
    setRequested(answer)
  }
  const use = async ({ requestCode, newPassword }: { requestCode: string; newPassword: string }) => {
    if (!requested) return
    const answer = await spend(ownerOf(requested), requestCode, way === 'forgot' ? newPassword : undefined)
    if (way === 'forgot') toast.success('Your password has been successfully changed')
    if (await signIn(answer)) {
      if (way !== 'forgot') toast.success('Logged in')
      return
    }
    if (way !== 'forgot') throw { message: 'Your code was accepted, but we couldn’t sign you in.' }
    // The new password is saved, so the user can sign in with it.
    turnTo('password', requested.email)
  }

  if (way === 'password')
    return (
      <PasswordStep
        initial={{ ...initial, email }}
        sendAtOnce={sendAtOnce}
        onForgot={(typed) => turnTo('forgot', typed)}
        onCode={(typed) => turnTo('code', typed)}
      />
    )
  if (!requested)
    return <AskStep way={way} email={email} onAsk={askFor} onBack={(typed) => turnTo('password', typed)} />
  return (
    <CodeStep
      asked={requested}
      act={way === 'forgot' ? 'Set the password and sign in' : 'Sign in'}
      withPassword={way === 'forgot'}
      onUse={use}
      onResend={() => ask(requested.email).then((again) => (setRequested(again), true), failed)}
      onOther={() => setRequested(undefined)}
    />
  )
}

// The request itself shows no toast (R-PWD-05).
function failed(error: { message?: string }): false {
  const isUnclear = certaintyOf(error) !== 'refused'
  toast.failure(isUnclear ? 'We don’t know if the code was sent' : 'We couldn’t send the code', error.message)
  return false
}
