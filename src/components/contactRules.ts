import type { TestContext } from 'yup'
import { countryOf } from '@/domain/account/countries'
import { readPhone, wrongPhone } from '@/domain/account/phoneNumber'
import { required, text } from '@/ui/form/rules'

type Phone = {
  optional?: boolean
  /** The dialling code of the field beside it. */
  codeOf?: (others: TestContext) => string | undefined
  /** A number that may stay as the server has it. */
  stored?: string | null | undefined
}

/** A phone number of any country, as people write it. */
export const phone = ({ optional = false, codeOf = () => '', stored }: Phone = {}) =>
  (optional ? text() : required()).test(
    'phone',
    wrongPhone,
    (given, others) => !given || given === stored || readPhone(given, codeOf(others)) !== undefined,
  )

/** The code of a country. */
export const country = ({ optional = false } = {}) =>
  (optional ? text() : required()).test(
    'country',
    'Please select an available country',
    (code) => !code || countryOf(code) !== undefined,
  )
