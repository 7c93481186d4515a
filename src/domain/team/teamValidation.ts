import type { Shape } from '@/contract/types'
import { addressKey, isEmail } from '@/lib/emailAddress'
import type { SeatRole } from './teamRoles'

export const required = 'This field is required'
export const duplicateEmails = 'Duplicate emails have been detected, please correct them!'
export const termsUnchecked = 'Please ensure you have checked the terms & conditions before proceeding with the payment'

/** Messages by field; fields without one are valid. */
export type Errors<Field extends string> = Partial<Record<Field, string>>

/** Input of step 1 of the registration. */
export type CompanyDraft = { companyName: string; companyLocation: string; website: string; companyBrn: string }
/** Input of a row in step 2; `key` is the row's own, `id` the connection's once it is saved. */
export type SeatDraft = { key: string; id?: string; name: string; email: string; role: SeatRole | '' }
/** State of a card field; the provider's iframe reveals nothing else. */
export type CardPart = 'empty' | 'wrong' | 'complete'
/** Step 3 of the registration. */
export type PaymentDraft = { nameOnCard: string; number: CardPart; expiry: CardPart; cvc: CardPart }

const blank = (text: string) => text.trim() === ''
const isClean = (errors: Errors<string>) => Object.keys(errors).length === 0

/**
 * Whether a text looks like a web address (R-VAL-04): with or without http(s)://, a host with a dot, no spaces.
 * @param text raw input; surrounding spaces are ignored
 */
export function isWebAddress(text: string): boolean {
  return webAddress(text) !== undefined
}

/** Completes a web address (`kopi.works` becomes `https://kopi.works`); undefined if it is invalid. */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '' || typed.length > 2048 || /\s/.test(typed)) return undefined
  const complete = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  try {
    const { hostname, username, password } = new URL(complete)
    const isHost = /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)
    return isHost && !username && !password ? complete : undefined
  } catch {
    return undefined
  }
}

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
    ...found('website', blank(website) ? required : isWebAddress(website) ? undefined : 'Please enter a valid URL'),
  }
}

const found = <Field extends string>(field: Field, message: string | undefined): Errors<Field> =>
  message === undefined ? {} : ({ [field]: message } as Errors<Field>)

function wrongLocation(location: string, countries: readonly string[]): string | undefined {
  if (location === '') return required
  if (/^[\d\s.,+-]+$/.test(location)) return 'Please enter a valid location'
  const known = countries.some((name) => name.toLowerCase() === location.toLowerCase())
  return known ? undefined : 'Please select an available country'
}

/** Validates the administrator of step 2, whose fields are read-only (R-VAL-06). */
export function validateAdmin(admin: { name: string; email: string }): Errors<'name' | 'email'> {
  return { ...(blank(admin.name) && { name: required }), ...(blank(admin.email) && { email: required }) }
}

/** Validates one row of the seat form (R-VAL-07, R-VAL-11). The parent decides when errors are shown (R-VAL-13). */
export function validateSeat({ name, email, role }: Omit<SeatDraft, 'key'>): Errors<'name' | 'email' | 'role'> {
  return {
    ...(blank(name) && { name: required }),
    ...found('email', blank(email) ? required : isEmail(email) ? undefined : 'Please enter a valid email'),
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

/** The errors of step 2: messages by row key, and one for the whole list. */
export type SeatErrors = { rows: Record<string, Errors<'name' | 'email' | 'role'>>; form?: string }

/** Validates all rows of step 2 (R-VAL-07, R-VAL-08). @param taken see findDuplicates */
export function validateSeats(seats: readonly SeatDraft[], taken: readonly string[] = []): SeatErrors {
  const wrong = seats.map((seat) => [seat.key, validateSeat(seat)] as const).filter(([, errors]) => !isClean(errors))
  return {
    rows: Object.fromEntries(wrong),
    ...(findDuplicates(seats, taken).size > 0 && { form: duplicateEmails }),
  }
}

/** Whether step 2 is complete. */
export function areSeatsValid(seats: readonly SeatDraft[], taken: readonly string[] = []): boolean {
  const { rows, form } = validateSeats(seats, taken)
  return form === undefined && Object.keys(rows).length === 0
}

/**
 * Validates step 3 (R-VAL-09, R-VAL-10).
 * @param payment undefined if there is nothing to pay (a team without members): then only the terms count
 */
export function validatePayment(
  payment: PaymentDraft | undefined,
  agreed: boolean,
): Errors<keyof PaymentDraft | 'terms'> {
  const card = (part: CardPart, message: string) =>
    part === 'complete' ? undefined : part === 'empty' ? required : message
  return {
    ...(payment && {
      ...(blank(payment.nameOnCard) && { nameOnCard: required }),
      ...found('number', card(payment.number, 'Please enter a valid card number')),
      ...found('expiry', card(payment.expiry, 'Please enter a valid expiry date')),
      ...found('cvc', card(payment.cvc, 'Please enter a valid CVC')),
    }),
    ...(!agreed && { terms: termsUnchecked }),
  }
}

/** Whether step 3 can be confirmed. */
export function mayConfirm(payment: PaymentDraft | undefined, agreed: boolean): boolean {
  return isClean(validatePayment(payment, agreed))
}

/** The payload of a row; call it only for rows that validateSeat accepts. */
export function toSeat({ id, name, email, role }: SeatDraft, teamId?: string): Shape<'TeamSeat'> {
  return {
    ...(id && { id }),
    ...(teamId && { teamId }),
    name: name.trim(),
    email: email.trim(),
    role: role || 'TEAM_MEMBER',
  }
}
