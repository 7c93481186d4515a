import { fullName } from '@/components/accountLabel'
import type { Admin } from '@/domain/team/teamRegistration'
import { useUser } from '@/store/hooks'

/** The user as administrator of the new team; the name is empty if the profile has none. */
export function useAdmin(): Admin {
  const user = useUser()
  const email = user?.email ?? ''
  const name = fullName(user)
  return { name: name === email ? '' : name, email }
}
