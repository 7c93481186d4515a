import { useAppSelector } from '@/store/hooks'
import { selectNamed } from '@/store/session/authSlice'

/**
 * Known details of the sender, as initial values that can be edited.
 * `waiting`: a stored session is being restored, and its user isn't known yet.
 */
export function useSender() {
  const waiting = useAppSelector(({ auth }) => auth.status === 'restoring' && !auth.unanswered)
  const user = useAppSelector(selectNamed)
  return {
    waiting,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
  }
}
