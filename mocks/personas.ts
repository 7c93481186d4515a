import type { Shape } from '@/contract/types'
import { db } from './db/db'
import { openSession } from './db/accounts/sessions'

/** The users that `?as=`, the panel and tests can sign in as. */
export const personas = {
  visitor: { title: 'Visitor', userId: null },
  member: { title: 'Member, free', userId: 'u-member' },
  premium: { title: 'Premium member, administrator of a second team', userId: 'u-premium' },
  owner: { title: 'Team owner', userId: 'u-owner' },
  'team-admin': { title: 'Team administrator', userId: 'u-team-admin' },
  finance: { title: 'Team finance', userId: 'u-finance' },
  'team-member': { title: 'Team member', userId: 'u-team-member' },
  admin: { title: 'Administrator, all permissions', userId: 'u-admin' },
  'admin-few': { title: 'Administrator, few permissions', userId: 'u-admin-few' },
  india: { title: 'Member in India', userId: 'u-india' },
} as const satisfies Record<string, { title: string; userId: string | null }>

export type Persona = keyof typeof personas

export const isPersona = (text: string): text is Persona => Object.hasOwn(personas, text)

/**
 * Signs a persona in on the mock server.
 * @returns the response of the sign-in; undefined for the visitor
 */
export function signInAs(persona: Persona): Shape<'SignInAnswer'> | undefined {
  const { userId } = personas[persona]
  if (userId === null) return undefined
  const row = db.users.find((user) => user.userId === userId)
  if (!row) throw new Error(`The seeds have no ${userId}`)
  return openSession(row)
}
