import { db, resetDb } from '../../db/db'
import { findPasswordToken } from '../../db/accounts/mailbox'
import { findUser } from '../../db/find'
import { reject, type Handlers } from '../../http'

/** Reseeds the database; keeps the session of the signed-in user and never reuses an id. */
function clearOurs(): void {
  const kept = { sessions: db.sessions, lastId: (db as { lastId?: number }).lastId }
  resetDb()
  Object.assign(db, kept)
}

export const adminTools = {
  clearOurTestDb: () => {
    clearOurs()
    return { code: '200', message: 'Test database cleared' }
  },
  clearWorkBuddyTestDb: () => {
    // The partner reports errors with status 200, too.
    if (db.partnerSubscriptions.length === 0) return { code: '409', message: 'The test database is already empty' }
    db.partnerSubscriptions = []
    return { code: '200', message: 'WorkBuddy test database cleared' }
  },
  verifyChangePasswordToken: ({ body }) => {
    const known = db.tokens.some(({ kind, token }) => kind === 'password' && token === body.token)
    if (!known) return { valid: false }
    const request = findPasswordToken(body.token)
    const user = findUser(request?.userId)
    if (!request?.code || !user || user.disabled) reject(422, 'This link has expired')
    return { valid: true, userId: user.userId, email: user.email, requestCode: request.code }
  },
} satisfies Partial<Handlers>
