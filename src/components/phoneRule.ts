import { readPhone, wrongPhone } from '@/domain/account/phoneNumber'
import { required, text } from '@/ui/form/rules'

/** A phone number of any country, as people write it. */
export const phone = ({ optional = false } = {}) =>
  (optional ? text() : required()).test('phone', wrongPhone, (given) => !given || readPhone(given) !== undefined)
