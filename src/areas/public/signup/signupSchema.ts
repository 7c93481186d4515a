import { object, string } from 'yup'
import { country, phone } from '@/components/contactRules'
import { countryOf } from '@/domain/account/countries'
import { newPassword } from '@/components/signing/rules'
import { email, required, siblingText } from '@/ui/form/rules'

export const signupSchema = object({
  firstName: required(),
  lastName: required(),
  email: email(),
  password: newPassword,
  country: country(),
  // Only together with a number.
  diallingCountry: string().when('phone', { is: (phone: string) => phone?.trim(), then: () => country() }),
  phone: phone({
    optional: true,
    codeOf: (others) => countryOf(siblingText(others, 'diallingCountry'))?.diallingCode,
  }),
})
