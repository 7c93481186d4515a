import { personName } from '@/domain/account/personName'
import type { ActiveAccount } from '@/contract/types'
import type { SessionUser } from '@/store/session/authSlice'

/** A person's full name, otherwise the email address. */
export function fullName(user: Pick<SessionUser, 'firstName' | 'lastName' | 'email'> | null | undefined): string {
  const { firstName, lastName, email } = user ?? {}
  return personName({ firstName, lastName, email }) || 'Your account'
}

/** The account label next to the name: the company, or Personal (R-HDR-04). */
export function accountLabel(account: ActiveAccount | undefined): string {
  return account?.type === 'Team' ? (account.name ?? 'Team') : 'Personal'
}
