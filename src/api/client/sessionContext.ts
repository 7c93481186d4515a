/** What the client needs of the session and may not import: the store passes it as the thunks' `extra.session`. */
export type SessionContext = {
  /** The bearer token of the moment. */
  token: () => string | undefined
  /** A call that carried the present token was refused with 401. */
  onUnauthorized: () => void | Promise<void>
  /** A call got no response at all (status 0). */
  onUnreachable: () => void | Promise<void>
  /** Why a write must not be sent; undefined when it may be. */
  blockWrite: (route: string, args: unknown) => string | undefined | Promise<string | undefined>
  /** True while a remembered session is being checked: reading the profile then fails silently (O-03). */
  restoring: () => boolean
}

const anonymous: SessionContext = {
  token: () => undefined,
  onUnauthorized: () => undefined,
  onUnreachable: () => undefined,
  blockWrite: () => undefined,
  restoring: () => false,
}

type Extra = { session?: Partial<SessionContext> }

const isExtra = (extra: unknown): extra is Extra => typeof extra === 'object' && extra !== null && 'session' in extra

/** The session of the store that a thunk or a call belongs to. @param extra the thunk's third argument */
export const sessionOf = (extra: unknown): SessionContext => ({
  ...anonymous,
  ...(isExtra(extra) ? extra.session : {}),
})
