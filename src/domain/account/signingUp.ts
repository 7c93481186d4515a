import type { Shape } from '@/contract/types'
import { cleanText } from '@/lib/text/cleanText'
import { emailOf } from '@/lib/text/emailAddress'
import { countryOf } from './countries'
import { readPhone } from './phoneNumber'

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
  const { number: phone = '', code = '' } =
    readPhone(values.phone, countryOf(values.diallingCountry)?.diallingCode) ?? {}
  const country = countryOf(values.country)?.code
  return {
    email: emailOf(values.email),
    password: values.password,
    firstName: cleanText(values.firstName),
    lastName: cleanText(values.lastName),
    isAdmin: false,
    isPremiumInCart,
    ...(country && { country }),
    ...(phone && { phone, ...(code && { phoneDiallingCode: code }) }),
  }
}

/** Whether a sign-in was rejected because the account is not activated; only the message tells. */
export const isNotActivated = (message: string | null | undefined): boolean =>
  /\b(not (yet )?(been )?activated|activate your account|activation)\b/i.test(message ?? '')

/**
 * What an answer means for an activation (R-ERR-07): one that looks like a success may hold a refusal, and a failure may
 * say that the account was activated before.
 * @param message what the server says went wrong, if anything
 * @param failed whether the call failed
 */
export function activationOf(message: string | null | undefined, failed: boolean): 'done' | 'earlier' | 'refused' {
  if (message === 'User already activated') return 'earlier'
  return failed || message ? 'refused' : 'done'
}
