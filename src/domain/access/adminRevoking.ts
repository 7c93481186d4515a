import type { User } from '@/contract/types'

/**
 * Why a user's administrator access cannot be revoked (R-VAL-20).
 * @param user the user who would lose access; the flag may be left out in a list of administrators
 * @returns the message, or undefined if it can be revoked
 */
export function whyNotRevoked({
  firstName,
  email,
  isAdmin,
}: Pick<User, 'firstName' | 'email' | 'isAdmin'>): string | undefined {
  return isAdmin === false ? `${firstName?.trim() || email} is not an admin` : undefined
}
