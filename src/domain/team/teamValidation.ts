import type { Shape } from '@/contract/types'
import { cleanText } from '@/lib/text/cleanText'
import { addressKey, emailOf } from '@/lib/text/emailAddress'
import { recordFrom } from '@/lib/objects'
import { required } from '@/lib/text/wording'
import { webAddress } from '@/lib/text/webAddress'
import type { SeatRole } from '../access/teamAccess'

export const duplicateEmails = 'Duplicate emails have been detected, please correct them!'
export const termsUnchecked = 'Please ensure you have checked the terms & conditions before proceeding with the payment'

/** Messages by field; fields without one are valid. */
export type Errors<Field extends string> = Partial<Record<Field, string>>

/** Input of step 1 of the registration. */
export type CompanyDraft = { companyName: string; companyLocation: string; website: string; companyBrn: string }
/** A row of the seat form; `id` is the connection's once it is saved, otherwise empty. */
export type SeatDraft = { id: string; name: string; email: string; role: SeatRole | '' }

/** A new row. */
export const emptySeat = (role: SeatRole | '' = ''): SeatDraft => ({ id: '', name: '', email: '', role })

const blank = (text: string) => text.trim() === ''

/**
 * Validates step 1 (R-VAL-01 to R-VAL-05; the registration number is optional).
 * @param countries the allowed location names
 */
export function validateCompany(
  { companyName, companyLocation, website }: CompanyDraft,
  countries: readonly string[],
): Errors<keyof CompanyDraft> {
  return {
    ...(blank(companyName) && { companyName: required }),
    ...found('companyLocation', wrongLocation(companyLocation.trim(), countries)),
    ...found('website', blank(website) ? required : webAddress(website) ? undefined : 'Please enter a valid URL'),
  }
}

const found = <Field extends string>(field: Field, message: string | undefined): Errors<Field> =>
  message === undefined ? {} : recordFrom([field], () => message)

function wrongLocation(location: string, countries: readonly string[]): string | undefined {
  if (location === '') return required
  if (/^[\d\s.,+-]+$/.test(location)) return 'Please enter a valid location'
  const known = countries.some((name) => name.toLowerCase() === location.toLowerCase())
  return known ? undefined : 'Please select an available country'
}

/** Whom an address belongs to already. */
export type Taken = 'you' | 'member' | 'invited'

/** Addresses that cannot be invited, by their normalised form. */
export type TakenAddresses = ReadonlyMap<string, Taken>

/** The addresses of a team's people who hold a seat or an open invitation, and the user's own. */
export function takenAddresses(
  people: readonly { email: string; status: Shape<'ConnectionStatus'> }[],
  own?: string,
): TakenAddresses {
  const taken = new Map<string, Taken>()
  for (const { email, status } of people) {
    if (status === 'ACCEPTED') taken.set(addressKey(email), 'member')
    else if (status === 'PENDING') taken.set(addressKey(email), 'invited')
  }
  if (own) taken.set(addressKey(own), 'you')
  return taken
}

const takenTexts: Record<Taken, string> = {
  you: 'This is your own address',
  member: 'This person is already a member of the team',
  invited: 'This person is already invited',
}

/**
 * Why the addresses of rows cannot be used: an earlier row has it (R-VAL-08), or a member of the team does.
 * @returns for each row; undefined if its address can be used, or if there is none
 */
export function duplicateSeats(
  rows: readonly { email?: string | undefined }[],
  taken: TakenAddresses = new Map(),
): (string | undefined)[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const email = addressKey(row.email ?? '')
    const who = taken.get(email)
    if (who) return takenTexts[who]
    if (seen.has(email)) return duplicateEmails
    if (email !== '') seen.add(email)
    return undefined
  })
}

/** Whether a message says that an address is a duplicate. */
export const isDuplicateText = (text: string | undefined): boolean =>
  text === duplicateEmails || Object.values(takenTexts).some((one) => one === text)

/** The payload of a row; call it only for valid rows. */
export function toSeat({ id, name, email, role }: SeatDraft, teamId?: string): Shape<'TeamSeat'> {
  return {
    ...(id && { id }),
    ...(teamId && { teamId }),
    name: cleanText(name),
    email: emailOf(email),
    role: role || 'TEAM_MEMBER',
  }
}
