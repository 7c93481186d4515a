import { findUserByEmail, toSessionUser } from '../../db/find'
import { endOfSession, sessionOf } from '../../db/accounts/requestSession'
import { openSession } from '../../db/accounts/sessions'
import { reject, type Handlers } from '../../http'
import { db } from '../../db/db'
import type { UserRow } from '../../db/tables'

/** Why a user cannot sign in, as a message for the form. */
function whyNotIn(user: UserRow): string | undefined {
  if (user.disabled) return 'This account has been disabled. Please contact us'
  if (!user.activated) return 'This account is not activated yet. Please open the link in your activation email'
  return undefined
}

/** The response of a session check; an expired session is rejected earlier, as for every other call. */
function check(request: Request, me: UserRow) {
  const session = sessionOf(request) ?? reject(401, 'Your session has expired')
  return { ok: true, user: toSessionUser(me), expiresAt: new Date(endOfSession(session)).toISOString() }
}

export const session = {
  login: ({ body }) => {
    const user = findUserByEmail(body.email)
    if (!user || user.password === null || user.password !== body.password)
      return { errorMessage: 'Incorrect email or password' }
    const reason = whyNotIn(user)
    return reason ? { errorMessage: reason } : openSession(user)
  },
  logout: ({ request }) => {
    const { token } = sessionOf(request) ?? {}
    db.sessions = db.sessions.filter((one) => one.token !== token)
    return { ok: true }
  },
  checkSession: ({ request, me }) => check(request, me),
  checkAdminSession: ({ request, me }) => check(request, me),
  getLoginStatus: ({ user }) => ({ loggedIn: user !== undefined }),
} satisfies Partial<Handlers>
