import type { operations as Operations } from '@/contract/schema'
import { operations, type Auth } from '@/contract/operations.gen'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '@/contract/route'
import { clock } from './clock'
import { db, type Db } from './db/db'
import { lapse } from './db/commerce/membership'
import { endOfSession, sessionOf } from './db/accounts/requestSession'
import type { UserRow } from './db/tables'

/** What the server refuses, and in which words. Throw one with `refuse`. */
export class HttpError extends Error {
  status: number
  more: {
    fields?: Record<string, string>
    code?: string
    errorMessage?: string
    /** Seconds. */
    retryAfter?: number
  }
  constructor(status: number, message: string, more: HttpError['more'] = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

/** Ends a handler with a refusal. */
export function reject(status: number, message: string, more?: HttpError['more']): never {
  throw new HttpError(status, message, more)
}

/** What a handler is given: the call, typed by the contract, and the state of the server. */
export type Context<Id extends OperationId> = {
  path: PathOf<Operations[Id]>
  query: QueryOf<Operations[Id]>
  body: BodyOf<Operations[Id]>
  db: Db
  /** Who calls; undefined for an anonymous visitor. */
  user: UserRow | undefined
  /** Who calls; refuses with 401 when nobody is signed in. */
  me: UserRow
  request: Request
}

export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => AnswerOf<Operations[Id]> | Promise<AnswerOf<Operations[Id]>>

/** One handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

export type Route = { id: OperationId; method: string; pattern: RegExp; names: string[]; rank: string }

/** All operations as patterns; literal segments before parameters, as the server itself prefers them. */
export const routes: Route[] = (Object.keys(operations) as OperationId[])
  .map((id) => {
    const { method, path } = operations[id]
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const pattern = new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')}$`)
    const rank = path
      .split('/')
      .map((part) => (part.startsWith('{') ? '1' : '0'))
      .join('')
    return { id, method, pattern, names, rank }
  })
  .sort((a, b) => a.rank.localeCompare(b.rank))

/** The operation that a method and a path (below the base path) mean, with its path parameters. */
export function findRoute(
  method: string,
  path: string,
): { id: OperationId; params: Record<string, string> } | undefined {
  for (const { id, method: own, pattern, names } of routes) {
    if (own !== method) continue
    const found = pattern.exec(path)
    if (!found) continue
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
    return { id, params }
  }
  return undefined
}

/** Who a request's bearer token belongs to; nobody once the session is 7 days old (R-SESS-10). */
export function callerOf(request: Request): UserRow | undefined {
  const session = sessionOf(request)
  if (!session || endOfSession(session) <= clock.now()) return undefined
  // Memberships that have run out end before anybody's rights are judged by them, as in a server's nightly run.
  for (const row of db.users) lapse(row)
  return db.users.find(({ userId, disabled }) => userId === session.userId && !disabled)
}

/** Refuses callers whom a server would refuse: 401 without a session, 403 without the right. */
export function enforce(auth: Auth, user: UserRow | undefined): void {
  if (auth === 'anonymous') return
  if (!user) reject(401, 'Please sign in')
  if (auth === 'admin' && !user.isAdmin) reject(403, 'Administrators only')
}
