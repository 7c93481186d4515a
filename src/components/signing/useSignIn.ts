import { useNavigate } from 'react-router-dom'
import type { Shape } from '@/contract/types'
import { clearDraft } from '@/lib/drafts'
import { landing } from '@/store/activeAccount'
import { useAppDispatch } from '@/store/hooks'
import { intendedPath } from '@/store/intendedPath'
import { signIn } from '@/store/session'
import { signingAddress } from './address'

/** What the registration is kept under while it may still have to be corrected. */
export const signupDraft = 'signup'

/** Signs in with what the server answered. The guards of the page then lead on. @returns whether it worked */
export function useSignIn() {
  const dispatch = useAppDispatch()
  return async (answer: Shape<'SignInAnswer'>): Promise<boolean> => {
    const signedIn = await dispatch(signIn(answer))
    if (signedIn) {
      signingAddress.forget()
      clearDraft(signupDraft)
    }
    return signedIn
  }
}

/** Goes to where the visitor was going before, or to the dashboard; for pages that no guard leads away from. */
export function useGoOn() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return async () => navigate(intendedPath() ?? (await dispatch(landing())), { replace: true })
}
