import {
  configureStore,
  createDynamicMiddleware,
  type ListenerMiddlewareInstance,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { onApiLoaded } from '@/api/client/attach'
import type { SessionContext } from '@/api/client/sessionContext'
import type { ContentFile } from '@/api/community/content'
import type { Door } from './attendance/doorState'
import type { CartWorker } from './cart/cartState'
import { noNavigation, type Navigation } from './navigation/navigationContext'
import { rootReducer, type RootState } from './reducer'
import type { Restored } from './session/authSlice'

export type { RootState } from './reducer'

/** The `extra` argument of thunks, listeners and the base query; one per store. */
export type StoreExtra = {
  session: SessionContext
  navigation: Navigation
  /** Ends the session on the server after sign-out. */
  logoutToken?: string
  /** Adds a middleware once the code that needs it has loaded (`listeners.ts`). */
  addMiddleware: (middleware: Middleware) => void
  listeners?: ListenerMiddlewareInstance<RootState, AppDispatch, StoreExtra>
  /** Session checks and sign-outs in progress: all callers await the same. */
  sessionWork: {
    check?: Promise<Restored>
    signOut?: Promise<void>
    /** The last user of this tab. */ lastUser?: string
  }
  cartWorker: CartWorker
  /** Content reads in progress: a second read of a file waits for the first. */
  contentReads: Map<ContentFile, Promise<void>>
  /** Payments by key: they outlive the pages that started them. */
  payments: Map<string, unknown>
  /**
   * Door lists in use, by administrator and event: they go on sending after their page, and the next page shares them.
   */
  doors: Map<string, Door>
  /** The country of the last visit, cached because every price of a list needs it, and reading a cookie takes long. */
  lastCountry?: string
}

const partMissing = 'We couldn’t load a part of this page, so nothing was sent. Reload the page and try again.'

/** Makes the app's store. @param preloaded initial state: content of the document, or what a test begins with */
export function makeStore(preloaded?: Partial<RootState>) {
  const dynamic = createDynamicMiddleware()
  const queries = createDynamicMiddleware()
  const extra: StoreExtra = {
    addMiddleware: (middleware) => dynamic.addMiddleware(middleware),
    sessionWork: {},
    cartWorker: { again: false, waiting: new Map() },
    contentReads: new Map(),
    payments: new Map(),
    doors: new Map(),
    navigation: noNavigation(),
    session: {
      // A sign-out needs the token of the session that has ended in this tab: another tab may have begun the next one.
      token: (endpoint) => (endpoint === 'logout' ? extra.logoutToken : store.getState().auth.token) ?? undefined,
      restoring: () => store.getState().auth.status === 'restoring',
      blockWrite: async (route, args) => {
        // If a new deployment has removed the file, the write can't be checked, so it is not sent.
        const rules = await import('@/domain/team/teamWrites').catch(() => undefined)
        return rules ? rules.teamWriteBlocker(route, args, store.getState().activeAccount) : partMissing
      },
      // Of many rejected calls, only the first finds a session to end.
      onUnauthorized: async () => {
        const { endSession } = await import('./session/endSession')
        store.dispatch(endSession())
      },
      onUnreachable: async () => {
        const { reportUnreachable } = await import('./session/unreachable')
        store.dispatch(reportUnreachable())
      },
    },
  }
  const store = configureStore({
    reducer: rootReducer,
    // Query cache and content are large: checking them after every action would slow down development.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: { ignoredPaths: ['api', 'content'] },
        serializableCheck: { ignoredPaths: ['api', 'content'] },
      })
        .prepend(dynamic.middleware)
        .concat(queries.middleware),
    // The state contains the session token: keep browser extensions away from it in production.
    devTools: import.meta.env.DEV,
    ...(preloaded ? { preloadedState: preloaded } : {}),
  })
  onApiLoaded(({ reducerPath, reducer, middleware }) => {
    rootReducer.inject({ reducerPath, reducer }, { overrideExisting: true })
    queries.addMiddleware(middleware)
    store.dispatch({ type: 'api/attached' })
  })
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
export type AppThunk<Returned = void> = ThunkAction<Returned, RootState, StoreExtra, UnknownAction>
