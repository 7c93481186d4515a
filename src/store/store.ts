import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/client/api'
import { provideSession } from '@/api/client/sessionContext'
import { activeAccountSlice } from './activeAccountSlice'
import { authSlice } from './authSlice'
import { cartReducer } from './cartState'
import { permissionsSlice } from './permissionsSlice'
import { logoutToken } from './logoutToken'
import { uiSlice } from './uiSlice'

const reducer = combineReducers({
  auth: authSlice.reducer,
  activeAccount: activeAccountSlice.reducer,
  permissions: permissionsSlice.reducer,
  cart: cartReducer,
  ui: uiSlice.reducer,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof reducer>

/** Makes the app's store and gives the API client its token. @param preloaded state to begin with, for tests */
export function makeStore(preloaded?: Partial<RootState>) {
  const store = configureStore({
    reducer,
    // The cache of answers is large and RTK's own: walking through it on every action would slow development down.
    middleware: (defaults) =>
      defaults({ immutableCheck: { ignoredPaths: ['api'] }, serializableCheck: { ignoredPaths: ['api'] } }).concat(
        api.middleware,
      ),
    // The state holds the session's token: extensions have no business with it in production.
    devTools: import.meta.env.DEV,
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
  })
  const auth = () => store.getState().auth
  provideSession({
    token: () => logoutToken.token ?? auth().token ?? undefined,
    restoring: () => auth().status === 'restoring',
    // However many calls are refused meanwhile: only the first finds a session to end.
    onUnauthorized: async () => {
      const { endSession } = await import('./session')
      store.dispatch(endSession())
    },
    onUnreachable: async () => {
      const { reportUnreachable } = await import('./unreachable')
      reportUnreachable()
    },
  })
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Returned = void> = ThunkAction<Returned, RootState, unknown, UnknownAction>
