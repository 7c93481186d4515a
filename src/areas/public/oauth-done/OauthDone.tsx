import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetLoginStatusQuery } from '@/api/account/session'
import { useGoOn } from '@/components/signing/useSignIn'
import { paths } from '@/domain/navigation/paths'
import { readCookie } from '@/lib/storage/cookies'
import { isFirstRead } from '@/lib/calls/firstRead'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { selectAuthStatus, type Restored } from '@/store/session/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { signInWithToken } from '@/store/session/session'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { Page } from '@/ui/layout/Page'
import { useWrite } from '@/ui/useWrite'
import { Spinner } from '@/ui/feedback/Spinner'

/**
 * Return URL of a provider's sign-in (O-43). The session token is in `#token=`, which is never sent to a server, or in
 * the session cookie. Accepted only if this tab started a provider sign-in; never switches the signed-in account.
 */
export default function OauthDone() {
  const status = useAppSelector(selectAuthStatus)
  const { hash } = useLocation()
  const dispatch = useAppDispatch()
  const goOn = useGoOn()
  const [outcome, setOutcome] = useState<Restored>()
  const { run } = useWrite()
  const [started] = useState(socialSignIn.underWay)
  const [token] = useState(() =>
    started ? (new URLSearchParams(hash.slice(1)).get('token') ?? readCookie('token')) : undefined,
  )
  const nothing = status === 'anonymous' && !token

  const check = () =>
    dispatch(signInWithToken(token ?? '')).then((found) => {
      if (found !== 'unanswered') socialSignIn.end()
      if (found === 'signedIn') void goOn()
      else setOutcome(found)
    })
  const checkAgain = () => {
    setOutcome(undefined)
    return check()
  }

  useOnceWhen(status !== 'restoring' && !nothing, () => {
    if (status !== 'signedIn') return check()
    socialSignIn.end()
    return goOn()
  })

  // R-SESS-11: a failed request counts as not signed in.
  const login = useGetLoginStatusQuery(undefined, { skip: !(nothing && started) })
  if (outcome === 'unanswered')
    return (
      <Page title="We couldn’t check your sign-in">
        <EmptyState card drawing="broken" action={<Button onClick={() => void run(checkAgain)}>Try again</Button>}>
          The server didn’t give us a clear answer. You don’t have to sign in again.
        </EmptyState>
      </Page>
    )
  if (outcome === 'anonymous' || (nothing && !isFirstRead(login)))
    return (
      <Page title="Sign-in failed">
        <EmptyState card drawing="broken" action={<Button to={paths.login}>Back to sign in</Button>}>
          {login.data?.loggedIn
            ? 'Your provider signed you in, but we didn’t receive the session. Please try again.'
            : 'Try again, or sign in with your email address.'}
        </EmptyState>
      </Page>
    )
  return (
    <Page title="Signing you in" lead="This only takes a moment.">
      <div className="text-center text-primary">
        <Spinner size={40} />
      </div>
    </Page>
  )
}
