import { string } from 'yup'
import { email, ruleTexts } from '@/ui/form/rules'

/** A required email address. */
export const emailRule = email()

/** A new password: any characters, no composition rules. */
export const newPassword = string()
  .required(ruleTexts.required)
  .min(8, 'Please choose at least 8 characters')
  .max(200, 'Please choose at most 200 characters')
