import { isEmail } from '@/lib/emailAddress'
import { clock } from '../../clock'
import { reject } from '../../http'

/** Refuses with 422 and `fields` a form whose named fields are empty, or whose e-mail address is none. */
export function checkContact<Body extends object>(body: Body, needed: readonly (keyof Body & string)[]): void {
  const textOf = (name: keyof Body) => (typeof body[name] === 'string' ? (body[name] as string).trim() : '')
  const fields: Record<string, string> = {}
  for (const name of needed) if (textOf(name) === '') fields[name] = 'This field is required'
  if ('email' in body && !fields.email && !isEmail(textOf('email' as keyof Body)))
    fields.email = 'Please enter a valid email'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

type Visitor = { firstName: string; lastName: string; email: string }

/** Who answered a form that is open to visitors, and when; refuses as `checkContact` does. */
export function visitorOf(body: Visitor) {
  checkContact(body, ['firstName', 'lastName', 'email'])
  const { firstName, lastName, email } = body
  return { firstName, lastName, email, createdAt: clock.iso() }
}
