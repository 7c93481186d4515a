import { useAppSelector } from '@/store/hooks'

/**
 * Known details of the sender, as initial values that can be edited.
 * `waiting`: a stored session is being restored, and its name is about to arrive.
 */
export function useSender() {
  const status = useAppSelector(({ auth }) => auth.status)
  // The cookie's name is used until the server responds: it only prefills a field and grants no access.
  const user = useAppSelector(({ auth }) => auth.user)
  return {
    waiting: status === 'restoring' && user === null,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
  }
}
