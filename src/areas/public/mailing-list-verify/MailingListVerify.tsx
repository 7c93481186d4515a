import { useParams } from 'react-router-dom'
import { JoinForm } from '@/components/contact/JoinForm'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'
import { useVerification } from './useVerification'

/** Target of the link in the mailing list's confirmation email. */
export default function MailingListVerify() {
  const { email = '', token = '' } = useParams()
  const { state, again } = useVerification(email, token)
  const home = <Button to={paths.home}>Go to the home page</Button>
  return (
    <div className="container-xl py-4">
      {state === 'under way' && (
        <Page title="Confirming your subscription" lead="This only takes a moment.">
          <div className="text-primary" role="status">
            <Spinner size={40} />
            <span className="visually-hidden">Confirming</span>
          </div>
        </Page>
      )}
      {state === 'done' && (
        <Page
          title="You’re on the list"
          lead={<span className="text-break">We’ll send our next email to {email}.</span>}
        >
          {home}
        </Page>
      )}
      {state === 'before' && (
        <Page
          title="Your subscription has already been verified"
          lead={<span className="text-break">{email} is on the list. You’re all set.</span>}
        >
          {home}
        </Page>
      )}
      {state === 'failed' && (
        <Page title="We couldn’t verify your subscription">
          <div className="prose">
            <Alert
              kind="danger"
              actions={
                <Button variant="outline-secondary" size="sm" onClick={again}>
                  Try again
                </Button>
              }
            >
              Please re-check your verification email. If the error persists, please try copying and pasting the second
              link in the email.
            </Alert>
            <Card title="Or get a new link">
              <JoinForm />
            </Card>
          </div>
        </Page>
      )}
    </div>
  )
}
