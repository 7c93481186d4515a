import type { operations as Operations } from '@/contract/schema'
import { operations, type Auth } from '@/contract/operations.gen'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '@/contract/route'
import type { Shape } from '@/contract/types'
import { mayCall } from './adminCallPages'
import { clock } from './settings/clock'
import { db, type Db } from './db/db'
import { lapse } from './db/commerce/membership'
import { endOfSession, sessionOf } from './db/accounts/requestSession'
import type { UserRow } from './db/tables'

/** A rejected request: status and message. Throw one with `reject`. */
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

/** Ends a handler with an error response; its code must stand in the contract. */
export function reject(
  status: number,
  message: string,
  more?: HttpError['more'] & { code?: Shape<'ErrorCode'> },
): never {
  throw new HttpError(status, message, more)
}

/** A handler's arguments: the request, typed by the contract, and the server state. */
export type Context<Id extends OperationId> = {
  path: PathOf<Operations[Id]>
  query: QueryOf<Operations[Id]>
  body: BodyOf<Operations[Id]>
  db: Db
  /** The caller; undefined for an anonymous visitor. */
  user: UserRow | undefined
  /** The caller; throws 401 without a session. */
  me: UserRow
  request: Request
}

export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => AnswerOf<Operations[Id]> | Promise<AnswerOf<Operations[Id]>>

/** One handler per operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

export type Route = { id: OperationId; method: string; pattern: RegExp; names: string[]; rank: string }

/** All operations as patterns; literal segments before parameters, with the server's own precedence. */
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

/** The operation for a method and a path (below the base path), with its path parameters. */
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

/** The user of a request's bearer token; undefined once the session is 7 days old (R-SESS-10). */
export function callerOf(request: Request): UserRow | undefined {
  const session = sessionOf(request)
  if (!session || endOfSession(session) <= clock.now()) return undefined
  // Ends expired memberships before the caller's rights are checked, like a nightly job on the server.
  for (const row of db.users) lapse(row)
  return db.users.find(({ userId, disabled }) => userId === session.userId && !disabled)
}

/** Rejects callers that the server would reject: 401 without a session, 403 without the permission. */
export function enforce(id: OperationId, user: UserRow | undefined): void {
  const { auth }: { auth: Auth } = operations[id]
  if (auth === 'anonymous') return
  if (!user) reject(401, 'Please sign in')
  if (auth === 'admin' && !user.isAdmin) reject(403, 'Administrators only')
  if (auth === 'admin' && !mayCall(user.permissions, id)) reject(403, 'Your administrator account may not do this')
}
