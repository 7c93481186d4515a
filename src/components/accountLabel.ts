import type { ActiveAccount } from '@/contract/types'
import type { SessionUser } from '@/store/authSlice'

/** A person's full name; the e-mail address while there is none. */
export function fullName(user: Pick<SessionUser, 'firstName' | 'lastName' | 'email'> | null | undefined): string {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return name || user?.email || 'Your account'
}

/** What an account is called beside the name: the company, or Personal (R-HDR-04). */
export function accountLabel(account: ActiveAccount | undefined): string {
  return account?.type === 'Team' ? (account.name ?? 'Team') : 'Personal'
}
