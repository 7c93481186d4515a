import { useParams } from 'react-router-dom'
import { useEffect, useRef, useState } from 'react'
import { FailedLink } from '@/components/links/FailedLink'
import { linkFailure, type LinkFailure } from '@/components/links/linkFailure'
import { useGoOn, useSignIn } from '@/components/signing/useSignIn'
import { ResendForm } from '@/components/signing/ResendForm'
import { useUser, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { Spinner } from '@/ui/feedback/Spinner'
import { useActivateAccountMutation } from '@/api/account/registration'
import { serverText } from '@/api/client/errors'
import { activationOf } from '@/domain/account/signingUp'
import { hasPremium } from '@/domain/cart/cart'
import { paths } from '@/domain/navigation/paths'
import { storedToken } from '@/lib/storage/storedSession'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { visitorCart } from '@/store/cart/cartStorage'
import { intendedPath, rememberIntendedPath } from '@/store/navigation/intendedPath'
import { selectAuthStatus } from '@/store/session/authSlice'
import { attemptInPlace } from '@/ui/attempt'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { usePageVisible } from '@/ui/hooks/usePageVisible'
import { useOnward } from '@/components/links/useOnward'

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
      <FailedLink
        title="We couldn’t activate your account"
        unknown="We don’t know if your account is active"
        failure={failure}
        onRetry={again}
      >
        {failure.detail && <p>{failure.detail}</p>}
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

/** own: for the signed-in account; other: another account is signed in, so ask first. */
type Activation = 'under way' | 'own' | 'other'

/** Activates once, only while the page is visible, and never switches the signed-in account without asking. */
function useActivation(userId: string, token: string) {
  const [activate, { isUninitialized }] = useActivateAccountMutation()
  const signIn = useSignIn()
  const goOn = useGoOn()
  const onward = useOnward()
  const seen = usePageVisible()
  const status = useAppSelector(selectAuthStatus)
  const signedIn = useUser()?.userId
  const [agreed, setAgreed] = useState(false)
  const [failure, setFailure] = useState<LinkFailure>()

  const send = async () => {
    // The email opens a new tab. Sign-up promised that the membership can be paid next, so go there; the stored cart is
    // read because the store may not have loaded it yet.
    if (status === 'anonymous' && hasPremium(visitorCart.read()) && !intendedPath())
      rememberIntendedPath(paths.checkout)
    const before = storedToken()
    const outcome = await attemptInPlace(() => activate({ userId, token }))
    // If another tab has signed in meanwhile, its session is kept in this tab, too.
    const stored = storedToken()
    const isOthers = stored !== undefined && stored !== before
    if (outcome.ok && !isOthers && (await signIn(outcome.answer))) return goOn()
    const refusal = outcome.ok ? outcome.answer.errorMessage : serverText(outcome.error)
    // Activated, by this request or earlier: continue to sign-in, prefilled with what is known.
    if (isOthers || activationOf(refusal, !outcome.ok) !== 'refused') return onward(paths.login, { replace: true })
    setFailure(outcome.ok ? { text: refusal ?? '', isFinal: true } : linkFailure(outcome.error, outcome.notice))
  }

  const free = status === 'anonymous' || (agreed && status === 'signedIn')
  useOnceWhen(seen && free, send)

  const isPressed = useRef(false)
  const agree = () => {
    isPressed.current = true
    setAgreed(true)
  }
  const again = () => {
    isPressed.current = true
    setFailure(undefined)
    return send()
  }
  // The button that was pressed goes with the page that it was on, and so does the heading of that page.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) focusPageTitle()
  }, [agreed, failure])
  const mustAsk = status === 'signedIn' && isUninitialized && !agreed
  const state: Activation = !mustAsk ? 'under way' : signedIn === userId ? 'own' : 'other'
  return { state, failure, agree, again }
}
