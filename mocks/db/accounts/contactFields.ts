import { isEmail } from '@/lib/text/emailAddress'
import { clock } from '../../settings/clock'
import { reject } from '../../http'

/** Throws 422 with `fields` if a required field is empty or the email address is invalid. */
export function checkContact<Body extends object>(body: Body, needed: readonly (keyof Body & string)[]): void {
  const textOf = (name: keyof Body) => (typeof body[name] === 'string' ? (body[name] as string).trim() : '')
  const fields: Record<string, string> = {}
  for (const name of needed) if (textOf(name) === '') fields[name] = 'This field is required'
  if ('email' in body && !fields.email && !isEmail(textOf('email' as keyof Body)))
    fields.email = 'Please enter a valid email'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

type Visitor = { firstName: string; lastName: string; email: string }

/** Sender and time of a form that is open to visitors; throws like `checkContact`. */
export function visitorOf(body: Visitor) {
  checkContact(body, ['firstName', 'lastName', 'email'])
  const { firstName, lastName, email } = body
  return { firstName, lastName, email, createdAt: clock.iso() }
}
