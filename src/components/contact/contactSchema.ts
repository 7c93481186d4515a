import { object } from 'yup'
import { email, required } from '@/ui/form/rules'

/** A name of a person, or another short line. */
export const lineText = required({ max: 100 })

/** An address that an answer can be sent to. */
export const emailText = email({ max: 254 })

/** Who writes: the fields of `PersonFields`. */
export const personSchema = object({ firstName: lineText, lastName: lineText, email: emailText })

/** A phone number of any country. */
export const phoneText = lineText.matches(
  /^\+?[\d\s().-]{6,20}$/,
  'Please enter a phone number, with its country code if it is not in Singapore',
)

/** How long a message may be. */
export const longestMessage = 4000

/** A message in somebody's own words. */
export const messageText = required({ max: longestMessage })
