import type { TestContext } from 'yup'
import { countryOf } from '@/domain/account/countries'
import { readPhone, wrongPhone } from '@/domain/account/phoneNumber'
import { required, text } from '@/ui/form/rules'

type Phone = {
  optional?: boolean
  /** Returns the value of the dialling-code field beside it. */
  codeOf?: (others: TestContext) => string | undefined
  /** The number that the server has: it may stay, even if it is invalid. */
  stored?: string | null | undefined
}

/** The rule of a phone number: any country, in the ways that people write it. */
export const phone = ({ optional = false, codeOf = () => '', stored }: Phone = {}) =>
  (optional ? text() : required()).test(
    'phone',
    wrongPhone,
    (given, others) => !given || given === stored || readPhone(given, codeOf(others)) !== undefined,
  )

/** The rule of a country code. */
export const country = ({ optional = false } = {}) =>
  (optional ? text() : required()).test(
    'country',
    'Please select an available country',
    (code) => !code || countryOf(code) !== undefined,
  )
