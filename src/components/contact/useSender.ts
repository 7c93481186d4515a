import { useAppSelector } from '@/store/hooks'

/**
 * Who writes to us, as far as it is known: filled in for them, theirs to change.
 * `waiting`: a remembered session is being read, and its name is about to be there.
 */
export function useSender() {
  const status = useAppSelector(({ auth }) => auth.status)
  // The name of the record serves while the server has not answered yet: it fills in a field and grants nothing.
  const user = useAppSelector(({ auth }) => auth.user)
  return {
    waiting: status === 'restoring' && user === null,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
  }
}
