import { string } from 'yup'
import { isEmail } from '@/lib/emailAddress'

const required = 'This field is required'

const atMost = (count: number) => `Please use at most ${count} characters`

/** A name of a person, or another short line. */
export const lineText = string().trim().required(required).max(100, atMost(100))

/** An address that an answer can be sent to. */
export const emailText = string()
  .trim()
  .required(required)
  .max(254, atMost(254))
  .test('email', 'Please enter a valid email', (text) => isEmail(text))

/** How long a message may be. */
export const longestMessage = 4000

/** A message in somebody's own words. */
export const messageText = string().trim().required(required).max(longestMessage, atMost(longestMessage))
