import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from './authSlice'

/** `locked`: what keeps the whole page from being used at the moment, in words; null while nothing does (R-LAY-03). */
export type UiState = { locked: string | null }

const initialState: UiState = { locked: null }

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** Covers the page. @param payload what is going on, in words */
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
