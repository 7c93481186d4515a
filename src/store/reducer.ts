import { combineSlices } from '@reduxjs/toolkit'
import type { api } from '@/api/client/api'
import { activeAccountSlice } from './account/activeAccountSlice'
import { authSlice } from './session/authSlice'
import { initialState, type CartState } from './cart/cartState'
import { contentSlice } from './content/contentSlice'
import { permissionsSlice } from './session/permissionsSlice'
import { uiSlice } from './uiSlice'

type ApiState = ReturnType<typeof api.reducer>

/**
 * The root reducer. Two slices are injected later, so that pages which don't need them don't include them: the cart with
 * the first code that changes a cart (`cartSlice.ts`), the query cache with the first declared call (`store.ts`).
 */
export const rootReducer = combineSlices(authSlice, activeAccountSlice, permissionsSlice, uiSlice, contentSlice, {
  cart: (state: CartState = initialState) => state,
  api: (state: ApiState = {} as ApiState) => state,
})

export type RootState = ReturnType<typeof rootReducer>
