import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '@/api/client/errors'
import { useActivateAccountMutation } from '@/api/registration'
import { useGoOn, useSignIn } from '@/components/signing/useSignIn'
import { paths } from '@/domain/navigation/paths'
import { isAlreadyActivated } from '@/domain/account/signingUp'
import { selectAuthStatus, selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import { usePageVisible } from '@/ui/hooks/usePageVisible'

/** own: for the signed-in account; other: another account is signed in, so ask first. */
export type Activation = 'under way' | 'own' | 'other' | 'failed'

/** Activates once, only while the page is visible, and never switches the signed-in account without asking (T2.3). */
export function useActivation(userId: string, token: string) {
  const [activate, { isUninitialized }] = useActivateAccountMutation()
  const signIn = useSignIn()
  const goOn = useGoOn()
  const navigate = useNavigate()
  const seen = usePageVisible()
  const status = useAppSelector(selectAuthStatus)
  const signedIn = useAppSelector(selectUser)?.userId
  const [agreed, setAgreed] = useState(false)
  const [failed, setFailed] = useState(false)
  const sent = useRef(false)

  const send = useCallback(async () => {
    const { data, error } = await activate({ userId, token })
    if (data && (await signIn(data))) return goOn()
    // Activated, by this request or earlier: continue to sign-in, prefilled with what is known.
    if (data || (isApiError(error) && isAlreadyActivated(error.server))) return navigate(paths.login, { replace: true })
    setFailed(true)
  }, [activate, goOn, navigate, signIn, token, userId])

  const free = status === 'anonymous' || (agreed && status === 'signedIn')
  useEffect(() => {
    if (!seen || !free || sent.current) return
    sent.current = true
    void send()
  }, [free, seen, send])

  const again = () => {
    setFailed(false)
    void send()
  }
  const asked = status === 'signedIn' && isUninitialized && !agreed
  const state: Activation = failed ? 'failed' : !asked ? 'under way' : signedIn === userId ? 'own' : 'other'
  return { state, agree: () => setAgreed(true), again }
}
