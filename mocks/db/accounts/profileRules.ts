import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { reject } from '../../http'

type Update = Shape<'ProfileUpdate'>

/** A valid body: names may be missing, but not null or empty. */
type Stored = Omit<Update, 'firstName' | 'lastName'> & { firstName?: string; lastName?: string }

const isName = (text: string | null | undefined) => text !== null && text?.trim() !== '' && (text ?? '').length <= 100

const isPastDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) < clock.now() && day > '1900-01-01'

/** Returns the body if it is valid; throws 422 with `fields` for values that the server would reject. */
export function checkedProfile(body: Update): Stored {
  const fields: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const)
    if (name in body && !isName(body[name])) fields[name] = 'This field is required'
  if (body.dob && !isPastDay(body.dob)) fields.dob = 'Please enter a date in the past'
  if (body.phone && !/^[\d\s-]{4,20}$/.test(body.phone)) fields.phone = 'Please enter a valid phone number'
  for (const name of ['facebook', 'instagram', 'linkedin'] as const)
    if (body[name] && !/^https?:\/\/\S+\.\S+/.test(body[name])) fields[name] = 'Please enter a valid URL'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
  return body as Stored
}
