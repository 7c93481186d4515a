import { string } from 'yup'
import { isEmail } from '@/lib/emailAddress'

const required = 'This field is required'

/** An e-mail address that must be given. */
export const emailRule = string()
  .required(required)
  .test('email', 'Please enter a valid email', (text) => isEmail(text))

/** A new password: any characters, no rules of composition. */
export const newPassword = string()
  .required(required)
  .min(8, 'Please choose at least 8 characters')
  .max(200, 'Please choose at most 200 characters')

/** A text that must be given. */
export const given = string().trim().required(required)
