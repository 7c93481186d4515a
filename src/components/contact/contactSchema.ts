import { email, object, required } from '@/ui/form/rules'

/** A name, or another short text. */
export const lineText = required({ max: 100 })

/** An email address for the reply. */
export const emailText = email({ max: 254 })

/** The sender: the fields of `PersonFields`. */
export const personSchema = object({ firstName: lineText, lastName: lineText, email: emailText })

/** Maximum length of a message. */
export const longestMessage = 4000

export const messageText = required({ max: longestMessage })
