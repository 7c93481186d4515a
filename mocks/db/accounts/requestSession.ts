import { clock } from '../../settings/clock'
import { environment } from '../../settings/environment'
import { db } from '../db'
import type { SessionRow } from '../tables'

/** The session of a request. */
export function sessionOf(request: Request): SessionRow | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const found = db.sessions.find((session) => session.token === token)
  return found ?? (token && environment.backend.length > 0 ? foreignSession(token) : undefined)
}

/** While a real backend answers some calls, the mocks take its tokens for the chosen persona's. */
function foreignSession(token: string): SessionRow | undefined {
  const { persona } = environment
  const email = `${persona && persona !== 'visitor' ? persona : 'member'}@doers.test`
  const user = db.users.find((row) => row.email === email)
  return user && { token, userId: user.userId, createdAt: clock.iso() }
}

/** Server sessions last as long as their cookie: 7 days (R-SESS-10). */
export const sessionLife = 604_800_000

/** When a session expires, in milliseconds. */
export const endOfSession = ({ createdAt }: SessionRow): number => Date.parse(createdAt) + sessionLife
