import { env } from '@/lib/env'
import { clock } from '../settings/clock'
import { db } from '../db/db'
import { endOfSession } from '../db/accounts/requestSession'
import { callerOf } from '../http'
import { personas, signInAs, type Persona } from '../personas'

const tokens = new Map<Persona, string>()

/** Finds out who makes a call. */
export const callers = {
  /** The persona that calls without a token are answered as. */
  standing: undefined as Persona | undefined,

  /** Sets the token of a call: that of `as`, else the one it has, else its session cookie, else that of `standing`. */
  identify(request: Request, as: Persona | undefined): void {
    const { headers } = request
    if (as) return bear(headers, tokenOf(as))
    if (headers.has('authorization')) return
    bear(headers, cookieOf(headers) ?? (callers.standing && tokenOf(callers.standing)))
  },

  /** The name of a caller for the log: a persona, an e-mail address, or `visitor`. */
  nameOf(request: Request): string {
    const user = callerOf(request)
    if (!user) return 'visitor'
    return Object.entries(personas).find(([, { userId }]) => userId === user.userId)?.[0] ?? user.email
  },

  /** A token of a persona: the same for all its calls while its session lasts. */
  tokenOf,
}

function bear(headers: Headers, token: string | undefined): void {
  if (token) headers.set('authorization', `Bearer ${token}`)
  else headers.delete('authorization')
}

function tokenOf(persona: Persona): string | undefined {
  const known = tokens.get(persona)
  const session = db.sessions.find(({ token }) => token === known)
  if (session && endOfSession(session) > clock.now()) return session.token
  const token = signInAs(persona)?.token ?? undefined
  if (token) tokens.set(persona, token)
  return token
}

function cookieOf(headers: Headers): string | undefined {
  const name = `${env.cookiePrefix}token=`
  const pairs = headers.get('cookie')?.split('; ') ?? []
  const found = pairs.find((pair) => pair.startsWith(name))
  return found && decodeURIComponent(found.slice(name.length))
}
