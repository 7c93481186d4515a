/** The session data that the client needs but cannot import: the store passes it as the thunks' `extra.session`. */
export type SessionContext = {
  /** The current bearer token. @param endpoint the call that it is for */
  token: (endpoint?: string) => string | undefined
  /** A call with the current token was rejected with 401. */
  onUnauthorized: () => void | Promise<void>
  /** A call got no response (status 0). */
  onUnreachable: () => void | Promise<void>
  /** Why a write must not be sent; undefined when it may be. */
  blockWrite: (route: string, args: unknown) => string | undefined | Promise<string | undefined>
  /** True while a stored session is being checked: a failed profile read is then silent (O-03). */
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
