import {
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '@/api/client/api'
import type { SessionContext } from '@/api/client/sessionContext'
import { noNavigation, type Navigation } from './navigation'
import { rootReducer, type RootState } from './reducer'

export type { RootState } from './reducer'

/** What thunks, listeners and the base query get as `extra`: each store has its own. */
export type StoreExtra = {
  session: SessionContext
  navigation: Navigation
  /** Ends the session on the server after sign-out. */ logoutToken?: string
  /** Adds a middleware once the code that needs it has loaded (`listeners.ts`). */
  addMiddleware: (middleware: Middleware) => void
}

/** Makes the app's store. @param preloaded state to begin with, for tests */
export function makeStore(preloaded?: Partial<RootState>) {
  const dynamic = createDynamicMiddleware()
  const extra: StoreExtra = {
    addMiddleware: (middleware) => dynamic.addMiddleware(middleware),
    navigation: noNavigation(),
    session: {
      token: () => extra.logoutToken ?? store.getState().auth.token ?? undefined,
      restoring: () => store.getState().auth.status === 'restoring',
      blockWrite: async (route, args) => {
        const { teamWriteBlocker } = await import('@/domain/team/teamWrites')
        return teamWriteBlocker(route, args, store.getState().activeAccount)
      },
      // However many calls are refused meanwhile: only the first finds a session to end.
      onUnauthorized: async () => {
        const { endSession } = await import('./session')
        store.dispatch(endSession())
      },
      onUnreachable: async () => {
        const { reportUnreachable } = await import('./unreachable')
        store.dispatch(reportUnreachable())
      },
    },
  }
  const store = configureStore({
    reducer: rootReducer,
    // The cache of answers is large and RTK's own: walking through it on every action would slow development down.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: { ignoredPaths: ['api'] },
        serializableCheck: { ignoredPaths: ['api'] },
      })
        .prepend(dynamic.middleware)
        .concat(api.middleware),
    // The state holds the session's token: extensions have no business with it in production.
    devTools: import.meta.env.DEV,
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
  })
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
export type AppThunk<Returned = void> = ThunkAction<Returned, RootState, StoreExtra, UnknownAction>
