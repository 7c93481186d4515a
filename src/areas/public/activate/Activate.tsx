import { useParams } from 'react-router-dom'
import { FailedLink } from '@/components/links/FailedLink'
import { useGoOn } from '@/components/signing/useSignIn'
import { ResendForm } from '@/components/signing/ResendForm'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'
import { useActivation } from './useActivation'

/** Target of the link in the activation email. */
export default function Activate() {
  const { userId = '', token = '' } = useParams()
  const user = useUser()
  const goOn = useGoOn()
  const { state, failure, agree, again } = useActivation(userId, token)

  if (state === 'own')
    return (
      <Page title="Your account is active" lead="Your account has already been activated, and you’re signed in.">
        <Button wide onClick={goOn}>
          Continue
        </Button>
      </Page>
    )
  if (state === 'other')
    return (
      <Page title="This link is for a different account">
        <div className="card card-body">
          <p className="text-break">
            You’re signed in as <strong>{user?.email}</strong>. This link activates a different account and signs you in
            to it.
          </p>
          <div className="d-grid gap-2">
            <Button onClick={agree}>Activate and switch account</Button>
            <Button variant="outline-secondary" onClick={goOn}>
              Stay signed in
            </Button>
          </div>
        </div>
      </Page>
    )
  if (failure)
    return (
      <FailedLink title="We couldn’t activate your account" failure={failure} onRetry={again}>
        <ResendForm />
      </FailedLink>
    )
  return (
    <Page title="Activating your account" lead="This only takes a moment.">
      <div className="text-center text-primary" role="status">
        <Spinner size={40} />
        <span className="visually-hidden">Activating</span>
      </div>
    </Page>
  )
}
