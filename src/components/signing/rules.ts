import { string } from 'yup'
import { charactersIn } from '@/lib/text/cleanText'
import { bounded, email, ruleTexts } from '@/ui/form/rules'

/** A required email address. */
export const emailRule = email()

/** A new password that may be left empty: any characters, no composition rules. */
export const optionalPassword = bounded(string(), 200).test(
  'min',
  'Please choose at least 8 characters',
  (given = '') => given === '' || charactersIn(given) >= 8,
)

export const newPassword = optionalPassword.required(ruleTexts.required)
