import type { User } from '@/contract/types'

/**
 * Why administrator access cannot be taken from somebody (R-VAL-20).
 * @param user whom it is to be taken from
 * @returns the message, or undefined when nothing stands against it
 */
export function whyNotRevoked({
  firstName,
  email,
  isAdmin,
}: Pick<User, 'firstName' | 'email' | 'isAdmin'>): string | undefined {
  return isAdmin ? undefined : `${firstName?.trim() || email} is not an admin`
}
