import { db } from '../db'
import type { SessionRow } from '../tables'

/** The session of a request. */
export function sessionOf(request: Request): SessionRow | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return db.sessions.find((session) => session.token === token)
}

/** Server sessions last as long as their cookie: 7 days (R-SESS-10). */
export const sessionLife = 604_800_000

/** When a session expires, in milliseconds. */
export const endOfSession = ({ createdAt }: SessionRow): number => Date.parse(createdAt) + sessionLife
