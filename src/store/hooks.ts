import { useDispatch, useSelector } from 'react-redux'
import { selectActiveAccount, selectTeamId } from './account/activeAccountSlice'
import { selectIsPremium, selectUser } from './session/authSlice'
import type { AppDispatch, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** The signed-in user; undefined for a visitor and until the session is known. */
export const useUser = () => useAppSelector(selectUser)
export const useIsSignedIn = () => useAppSelector(({ auth }) => auth.status === 'signedIn')
export const useIsPremium = () => useAppSelector(selectIsPremium)
export const useActiveAccount = () => useAppSelector(selectActiveAccount)
/** The team of the active account; undefined for the Personal account. */
export const useTeamId = () => useAppSelector(selectTeamId)
