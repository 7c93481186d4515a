import { countryOf } from '@/domain/account/countries'
import { readPhone, wrongPhone } from '@/domain/account/phoneNumber'
import { required, text } from '@/ui/form/rules'

/** A phone number of any country, as people write it. */
export const phone = ({ optional = false } = {}) =>
  (optional ? text() : required()).test('phone', wrongPhone, (given) => !given || readPhone(given) !== undefined)

/** The code of a country. */
export const country = ({ optional = false } = {}) =>
  (optional ? text() : required()).test(
    'country',
    'Please select an available country',
    (code) => !code || countryOf(code) !== undefined,
  )
