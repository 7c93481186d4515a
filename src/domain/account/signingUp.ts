import type { Shape } from '@/contract/types'
import { countryOf } from './countries'

export type SignupValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Country codes in lower case. */
  country: string
  diallingCountry: string
  phone: string
}

/** The body of a registration: lists each field, so it can never set isAdmin. An empty phone number is left out. */
export function registration(values: SignupValues, isPremiumInCart: boolean): Shape<'RegisterBody'> {
  const phone = values.phone.trim()
  const diallingCode = countryOf(values.diallingCountry)?.diallingCode
  return {
    email: values.email.trim(),
    password: values.password,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    isAdmin: false,
    isPremiumInCart,
    ...(countryOf(values.country) && { country: values.country }),
    ...(phone && { phone, ...(diallingCode && { phoneDiallingCode: diallingCode }) }),
  }
}

/** Whether a sign-in was rejected because the account is not activated; only the message tells. */
export const isNotActivated = (message: string | null | undefined): boolean =>
  /\b(not (yet )?(been )?activated|activate your account|activation)\b/i.test(message ?? '')

/** The server's message for an account that is already activated (R-ERR-07). */
export const isAlreadyActivated = (message: string | null | undefined): boolean => message === 'User already activated'
