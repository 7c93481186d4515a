import { object, string } from 'yup'
import { phone } from '@/components/phoneRule'
import { newPassword } from '@/components/signing/rules'
import { countryOf } from '@/domain/account/countries'
import { email, required } from '@/ui/form/rules'

const country = required().test(
  'country',
  'Please select an available country',
  (code) => countryOf(code) !== undefined,
)

export const signupSchema = object({
  firstName: required(),
  lastName: required(),
  email: email(),
  password: newPassword,
  country,
  // Only together with a number.
  diallingCountry: string().when('phone', { is: (phone: string) => phone?.trim(), then: () => country }),
  phone: phone({ optional: true }),
})
