import type { Errors, SeatDraft } from '@/domain/team/teamValidation'
import { required } from '@/lib/text/wording'
import { addressKey, emailOf, isEmail } from '@/lib/text/emailAddress'

/** Validates one row of the seat form (R-VAL-07, R-VAL-11). */
export function validateSeat({ name, email, role }: Omit<SeatDraft, 'id'>): Errors<'name' | 'email' | 'role'> {
  const isGiven = email.trim() !== ''
  return {
    ...(name.trim() === '' && { name: required }),
    ...(!isEmail(emailOf(email)) && { email: isGiven ? 'Please enter a valid email' : required }),
    ...(role === '' && { role: required }),
  }
}

/**
 * Addresses that occur more than once (R-VAL-08), normalised.
 * @param taken addresses that are already in the team: the owner's, and in an active team every member's
 */
export function findDuplicates(seats: readonly Pick<SeatDraft, 'email'>[], taken: readonly string[] = []): Set<string> {
  const seen = new Set(taken.map(addressKey))
  const twice = new Set<string>()
  for (const email of seats.map((seat) => addressKey(seat.email))) {
    if (email === '') continue
    if (seen.has(email)) twice.add(email)
    seen.add(email)
  }
  return twice
}
