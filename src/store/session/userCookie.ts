import type { Shape } from '@/contract/types'
import { env } from '@/lib/env'
import { decrypt, encrypt } from '@/lib/storage/crypto'
import { isRecord } from '@/lib/objects'

type SessionUser = Shape<'SessionUser'>

/** Maximum size of the record, well below the limit at which browsers silently drop cookies. */
const longest = 1024

const fields = [
  'userId',
  'email',
  'firstName',
  'lastName',
  'isAdmin',
  'isPremiumMember',
  'mustAgreeToPrivacyPolicy',
  'mustAgreeToTermsOfUse',
] as const

/** The only user fields that may be stored in a cookie. */
export function userFields(user: SessionUser): SessionUser {
  const record: Record<string, unknown> = {}
  for (const field of fields) if (user[field] !== undefined && user[field] !== null) record[field] = user[field]
  return record as SessionUser
}

/** Encrypts the user record for the cookie. Only the same session's token decrypts it. Very long names are truncated. */
export function encryptUser(user: SessionUser, token: string): string {
  const record = userFields(user)
  const short = { ...record, firstName: cut(record.firstName), lastName: cut(record.lastName) }
  const { email: _email, ...least } = short
  for (const one of [record, short]) {
    const sealed = encrypt(JSON.stringify(one), token, env.cookieKey)
    if (sealed.length <= longest) return sealed
  }
  return encrypt(JSON.stringify(least), token, env.cookieKey)
}

const cut = (name: string | null | undefined) => [...(name ?? '')].slice(0, 30).join('')

/**
 * Decrypts the user cookie.
 * @returns undefined if it was tampered with, belongs to another session, or contains no user: it counts as missing
 */
export function decryptUser(sealed: string, token: string): SessionUser | undefined {
  const text = sealed.length > longest ? undefined : decrypt(sealed, token, env.cookieKey)
  if (text === undefined) return undefined
  try {
    const record: unknown = JSON.parse(text)
    return isUser(record) ? userFields(record) : undefined
  } catch {
    return undefined
  }
}

const optional = (value: unknown, type: 'string' | 'boolean') => value === undefined || typeof value === type

function isUser(value: unknown): value is SessionUser {
  if (!isRecord(value)) return false
  const user = value
  return (
    typeof user.userId === 'string' &&
    user.userId !== '' &&
    (['email', 'firstName', 'lastName'] as const).every((field) => optional(user[field], 'string')) &&
    fields.slice(4).every((field) => optional(user[field], 'boolean'))
  )
}
