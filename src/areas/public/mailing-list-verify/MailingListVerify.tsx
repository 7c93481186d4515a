import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { FailedLink } from '@/components/links/FailedLink'
import { JoinForm } from '@/components/contact/JoinForm'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'
import { serverText } from '@/api/client/errors'
import { isSettled, useVerifyMailingListSubscriptionMutation } from '@/api/community/mailingList'
import { linkFailure, type LinkFailure } from '@/components/links/linkFailure'
import { attemptInPlace } from '@/ui/attempt'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { usePageVisible } from '@/ui/hooks/usePageVisible'

/** Target of the link in the mailing list's confirmation email. */
export default function MailingListVerify() {
  const { email = '', token = '' } = useParams()
  const { state, failure, again } = useVerification(email, token)
  const home = <Button to={paths.home}>Go to the home page</Button>
  return (
    <div className="container-xl container-form py-4">
      {failure && (
        <FailedLink
          title="We couldn’t verify your subscription"
          unknown="We don’t know if your subscription is verified"
          failure={failure}
          onRetry={again}
        >
          <JoinForm address={email} verb="Email me a new link" />
        </FailedLink>
      )}
      {state === 'under way' && !failure && (
        <Page title="Confirming your subscription" lead="This only takes a moment.">
          <div className="text-primary" role="status">
            <Spinner size={40} />
            <span className="visually-hidden">Confirming</span>
          </div>
        </Page>
      )}
      {state === 'done' && (
        <Page title="You’re on the list">
          <EmptyState card drawing="done" title="See you in your inbox" action={home}>
            <span className="text-break">We’ll send our next email to {email}.</span>
          </EmptyState>
        </Page>
      )}
      {state === 'before' && (
        <Page title="Your subscription has already been verified">
          <EmptyState card drawing="done" title="You’re all set" action={home}>
            <span className="text-break">{email} is on the list.</span>
          </EmptyState>
        </Page>
      )}
    </div>
  )
}

type Verification = 'under way' | 'done' | 'before'

/** Verifies once, only while the page is visible: mail scanners open links, too. */
function useVerification(email: string, token: string) {
  const [verify] = useVerifyMailingListSubscriptionMutation()
  const seen = usePageVisible()
  const [state, setState] = useState<Verification>('under way')
  const [failure, setFailure] = useState<LinkFailure>()

  const send = async () => {
    const outcome = await attemptInPlace(() => verify({ email, token }))
    const message = outcome.ok ? outcome.answer.message : serverText(outcome.error)
    if (isSettled('verify', message)) setState('before')
    else if (outcome.ok) setState('done')
    else setFailure(linkFailure(outcome.error, outcome.notice))
  }

  useOnceWhen(seen, send)

  const again = () => {
    setFailure(undefined)
    return send()
  }
  return { state, failure, again }
}
