import type { Shape } from '@/contract/types'
import { keysOf } from '@/lib/objects'

type User = Shape<'User'>
export type ProfileField = keyof typeof profileLabels | keyof typeof billingLabels

/** The fields that count and their labels, in the order of the profile page (R-PROF-01). */
export const profileLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  profileImage: 'Profile picture',
  dob: 'Date of birth',
  ageGroup: 'Age group',
  gender: 'Gender',
  nationality: 'Nationality',
  country: 'Country',
  phone: 'Phone number',
  doerType: 'Type of doer',
  identifyAs: 'Gender identity',
  industry: 'Industry',
  jobTitle: 'Job title',
  company: 'Company or trading name',
  workFrom: 'Where you work',
  linkedin: 'LinkedIn page',
  solutionsAndBenefitsInterest: 'Solutions & Benefits you’re interested in',
  residentialLine1: 'Home address',
  residentialCity: 'Home city',
  residentialPostalCode: 'Home postal code',
  residentialCountry: 'Home country',
} as const satisfies Partial<Record<keyof User, string>>

/** These count only if `billingAddressUseResidential` is set (R-PROF-03). */
export const billingLabels = {
  billingAddressLine1: 'Billing address',
  billingCity: 'Billing city',
  billingPostalCode: 'Billing postal code',
  billingCountry: 'Billing country',
} as const satisfies Partial<Record<keyof User, string>>

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null
}

/** The fields that count for a user, in the order of the profile page. */
export function countedFields(user: Partial<User>): ProfileField[] {
  return [...keysOf(profileLabels), ...(user.billingAddressUseResidential === true ? keysOf(billingLabels) : [])]
}

/** The counted fields that are still empty, with their labels, in the order of the profile page (R-PROF-04). */
export function missingFields(user: Partial<User>): { field: ProfileField; label: string }[] {
  return countedFields(user)
    .filter((field) => !isFilled(user[field]))
    .map((field) => ({ field, label: { ...profileLabels, ...billingLabels }[field] }))
}

/** The share of counted fields that are filled in, as an integer percentage from 0 to 100 (R-PROF-01 to R-PROF-03). */
export function profilePercentComplete(user: Partial<User>): number {
  const counted = countedFields(user).length
  return Math.round(((counted - missingFields(user).length) / counted) * 100)
}
