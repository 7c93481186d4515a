/** What the client must know of the session and may not import: the store plugs it in (floors run down only). */
export type SessionContext = {
  /** The bearer token of the moment. */
  token: () => string | undefined
  /** A call that carried the present token was refused with 401. */
  onUnauthorized: () => void | Promise<void>
  /** A call got no answer at all (status 0). */
  onUnreachable: () => void | Promise<void>
  /** True while a remembered session is being checked: reading the profile then fails silently (O-03). */
  restoring: () => boolean
}

export const sessionContext: SessionContext = {
  token: () => undefined,
  onUnauthorized: () => undefined,
  onUnreachable: () => undefined,
  restoring: () => false,
}

/** Connects the client to the session of the store. */
export function provideSession(parts: Partial<SessionContext>): void {
  Object.assign(sessionContext, parts)
}
