import { combineSlices } from '@reduxjs/toolkit'
import { api } from '@/api/client/api'
import { activeAccountSlice } from './activeAccountSlice'
import { authSlice } from './authSlice'
import { initialState, type CartState } from './cartState'
import { permissionsSlice } from './permissionsSlice'
import { uiSlice } from './uiSlice'

/**
 * The root reducer. The cart slice is injected when the first code that changes a cart loads (`cartSlice.ts`), so that
 * other pages don't include it; until then its state is the empty cart.
 */
export const rootReducer = combineSlices(authSlice, activeAccountSlice, permissionsSlice, uiSlice, api, {
  cart: (state: CartState = initialState) => state,
})

export type RootState = ReturnType<typeof rootReducer>
