import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { reject } from '../../http'

type Update = Shape<'ProfileUpdate'>

/** The fields that PUT /user/{userId} accepts; all others (isAdmin, disabled, …) are silently dropped. */
const writable: Record<keyof Update, true> = {
  firstName: true,
  lastName: true,
  ageGroup: true,
  doerType: true,
  gender: true,
  dob: true,
  industry: true,
  jobTitle: true,
  nationality: true,
  country: true,
  company: true,
  brn: true,
  phone: true,
  phoneDiallingCode: true,
  workbuddyPhoneNumber: true,
  workFrom: true,
  identifyAs: true,
  facebook: true,
  instagram: true,
  linkedin: true,
  solutionsAndBenefitsInterest: true,
  personalIdType: true,
  personalIdNumber: true,
  personalIdFullName: true,
  twoFactorEnabled: true,
  twoFactorLogin: true,
  receiveDoerscircleUpdateEmails: true,
  receiveThirdPartyOffers: true,
  personaliseThirdPartyAds: true,
  residentialLine1: true,
  residentialLine2: true,
  residentialCity: true,
  residentialPostalCode: true,
  residentialState: true,
  residentialCountry: true,
  billingAddressUseResidential: true,
  billingAddressLine1: true,
  billingAddressLine2: true,
  billingCity: true,
  billingPostalCode: true,
  billingState: true,
  billingCountry: true,
}

const isName = (text: string | null | undefined) => text !== null && text?.trim() !== '' && (text ?? '').length <= 100

const isPastDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) < clock.now() && day > '1900-01-01'

/** Throws 422 with `fields` for values that the server would not store. */
export function checkProfile(body: Update): void {
  const fields: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const)
    if (name in body && !isName(body[name])) fields[name] = 'This field is required'
  if (body.dob && !isPastDay(body.dob)) fields.dob = 'Please enter a date in the past'
  if (body.phone && !/^[\d\s-]{4,20}$/.test(body.phone)) fields.phone = 'Please enter a valid phone number'
  for (const name of ['facebook', 'instagram', 'linkedin'] as const)
    if (body[name] && !/^https?:\/\/\S+\.\S+/.test(body[name])) fields[name] = 'Please enter a valid URL'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

type Stored = Omit<Update, 'firstName' | 'lastName'> & { firstName?: string; lastName?: string }

/** The storable fields of a body. `checkProfile` has validated the names. */
export const pickProfile = (body: Update): Stored =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name in writable)) as Stored
