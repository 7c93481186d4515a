import { useParams } from 'react-router-dom'
import { useGoOn } from '@/components/signing/useSignIn'
import { ResendForm } from '@/components/signing/ResendForm'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'
import { useActivation } from './useActivation'

/** Target of the link in the activation email (T2.3). */
export default function Activate() {
  const { userId = '', token = '' } = useParams()
  const user = useAppSelector(selectUser)
  const goOn = useGoOn()
  const { state, agree, again } = useActivation(userId, token)

  if (state === 'own')
    return (
      <Page title="Your account is active" lead="Your account has already been activated, and you are signed in.">
        <Button wide onClick={goOn}>
          Go on
        </Button>
      </Page>
    )
  if (state === 'other')
    return (
      <Page title="This link is for another account">
        <div className="card card-body">
          <p className="text-break">
            You are signed in as <strong>{user?.email}</strong>. The link activates another account and signs you in to
            that one.
          </p>
          <div className="d-grid gap-2">
            <Button onClick={agree}>Activate and change to that account</Button>
            <Button variant="outline-secondary" onClick={goOn}>
              Stay signed in as I am
            </Button>
          </div>
        </div>
      </Page>
    )
  if (state === 'failed')
    return (
      <Page title="Your account could not be activated">
        <Alert kind="danger">
          Please re-check your activation email. If the error persists, please try copying and pasting the second link
          in the email.
        </Alert>
        <Button variant="outline-secondary" className="mb-4" onClick={again}>
          Try again
        </Button>
        <div className="card card-body">
          <h2 className="h3">Or have a new link sent</h2>
          <ResendForm />
        </div>
      </Page>
    )
  return (
    <Page title="Activating your account" lead="One moment, please.">
      <div className="text-center text-primary" role="status">
        <Spinner size={40} />
        <span className="visually-hidden">Activating</span>
      </div>
    </Page>
  )
}
