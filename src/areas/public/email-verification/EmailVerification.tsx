import { useState } from 'react'
import { Link } from '@/components/links/Link'
import { signingAddress } from '@/components/signing/signingAddress'
import { ResendActivation } from '@/components/signing/ResendActivation'
import { ResendForm } from '@/components/signing/ResendForm'
import { useGoOn } from '@/components/signing/useSignIn'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Illustration } from '@/ui/Illustration'
import { Page } from '@/ui/layout/Page'

/** The notice after signing up: next steps, and help if no email arrives. */
export default function EmailVerification() {
  const user = useUser()
  const goOn = useGoOn()
  const [address] = useState(() => signingAddress.read())
  const [activated, setActivated] = useState(false)
  if (user)
    return (
      <Page title="You’re signed in" lead={<span className="text-break">Your account is {user.email}.</span>}>
        <Button wide onClick={goOn}>
          Continue
        </Button>
      </Page>
    )
  if (!address)
    return (
      <Page title="Activate your account" lead="We can resend your activation email.">
        <div className="card card-body">
          <div className="text-center mb-3">
            <Illustration of="messages" />
          </div>
          <ResendForm />
        </div>
      </Page>
    )
  return (
    <Page title="Check your inbox">
      <div className="card card-body text-center">
        <div className="mb-3">
          <Illustration of="messages" />
        </div>
        <p className="text-break">
          We’ve sent an activation link to <strong>{address}</strong>. Open it to activate your account. Can’t find it?
          Check your spam folder.
        </p>
        {activated ? (
          <Button to={paths.login}>Sign in</Button>
        ) : (
          <div className="actions justify-content-center">
            <ResendActivation address={address} onActivated={() => setActivated(true)} />
          </div>
        )}
      </div>
      <p className="text-center mt-4">
        Wrong address? <Link to={paths.signup}>Change it</Link>
        <br />
        Already activated? <Link to={paths.login}>Sign in</Link>
      </p>
    </Page>
  )
}
