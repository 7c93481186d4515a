import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from './session/authSlice'

/** `locked`: text of the operation that blocks the whole page; null if none (R-LAY-03). */
export type UiState = { locked: string | null }

const initialState: UiState = { locked: null }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** Locks the page. @param payload text that names the operation */
    locked: (state, { payload }: PayloadAction<string>) => {
      state.locked = payload
    },
    unlocked: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})

export const { locked, unlocked } = uiSlice.actions
