import type { User } from '@/contract/types'

/**
 * Why a user's administrator access cannot be revoked (R-VAL-20).
 * @param user the user who would lose access
 * @returns the message, or undefined if it can be revoked
 */
export function whyNotRevoked({
  firstName,
  email,
  isAdmin,
}: Pick<User, 'firstName' | 'email' | 'isAdmin'>): string | undefined {
  return isAdmin ? undefined : `${firstName?.trim() || email} is not an admin`
}
