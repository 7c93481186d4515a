import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { db, freshId } from '../db'
import { toSessionUser } from '../find'
import type { UserRow } from '../tables'

export type SignedIn = { user: Shape<'SessionUser'>; token: string }

/** Signs a user in: creates a session and returns the response of every call that signs in. */
export function openSession(row: UserRow): SignedIn {
  const token = `mock.${freshId('session')}.${row.userId}`
  db.sessions.push({ token, userId: row.userId, createdAt: clock.iso() })
  row.lastLoginAt = clock.iso()
  return { user: toSessionUser(row), token }
}

/** Ends all sessions of a user. */
export function closeSessions(userId: string): void {
  db.sessions = db.sessions.filter((session) => session.userId !== userId)
}
