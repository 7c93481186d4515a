import { configureStore } from '@reduxjs/toolkit'
import { api } from '@/api/client/api'
import type { SessionContext } from '@/api/client/sessionContext'
import { toastLog } from '@/lib/calls/toast'
import { signInAs, type Persona } from '@mocks/personas'

// One visitor at a time: the persona that signed in last makes all calls, whichever store sends them.
const session: Partial<SessionContext> = {}

/**
 * Makes calls as a persona, without a page: through the real client to the mock server.
 * `call` returns what a mutation's trigger or a query resolves to; `become` continues with another token;
 * `session` is the part of the session that the client uses.
 */
export function callingAs(persona: Persona) {
  for (const key of Object.keys(session)) delete session[key as keyof SessionContext]
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual({ thunk: { extraArgument: { session } } }).concat(api.middleware),
  })
  const become = (token: string | null | undefined) => Object.assign(session, { token: () => token ?? undefined })
  become(signInAs(persona)?.token)
  return { call: store.dispatch, become, session }
}

/** All toasts so far, oldest first: `error: headline: detail`. */
export const toasts = () =>
  [...toastLog.read()].reverse().map(({ kind, text, detail }) => [kind, text, detail].filter(Boolean).join(': '))
