import type { Shape } from '@/contract/types'
import { clearDraft } from '@/lib/storage/drafts'
import { landing } from '@/store/account/activeAccount'
import { useAppDispatch } from '@/store/hooks'
import { intendedPath } from '@/store/navigation/intendedPath'
import { signIn } from '@/store/session/session'
import { useOnward } from '@/components/links/useOnward'
import { signingAddress } from './signingAddress'

/** Draft key of the registration, kept while it may still need correction. */
export const signupDraft = 'signup'

/** Signs in with the server's response. The page's guards then redirect. @returns whether it worked */
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

/** Navigates to the intended page or the dashboard; for pages whose guards don't redirect. */
export function useGoOn() {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  return async () => onward(intendedPath() ?? (await dispatch(landing())), { replace: true })
}
