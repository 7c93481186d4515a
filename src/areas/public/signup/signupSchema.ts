import { object, string } from 'yup'
import { emailRule, given, newPassword } from '@/components/signing/rules'
import { countryOf } from '@/domain/account/countries'

const country = string()
  .required('This field is required')
  .test('country', 'Please select an available country', (code) => countryOf(code) !== undefined)

export const signupSchema = object({
  firstName: given,
  lastName: given,
  email: emailRule,
  password: newPassword,
  country,
  // Only with a number.
  diallingCountry: string().when('phone', { is: (phone: string) => phone?.trim(), then: () => country }),
  phone: string().matches(/^\s*([\d\s-]{4,20})?\s*$/, 'Please enter a valid phone number'),
})
