import { email, required } from '@/ui/form/rules'

/** A name of a person, or another short line. */
export const lineText = required({ max: 100 })

/** An address that an answer can be sent to. */
export const emailText = email({ max: 254 })

/** How long a message may be. */
export const longestMessage = 4000

/** A message in somebody's own words. */
export const messageText = required({ max: longestMessage })
