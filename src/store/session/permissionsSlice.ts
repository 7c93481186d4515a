import { createSlice } from '@reduxjs/toolkit'
import type { Permissions } from '@/contract/types'
import { matchFulfilled } from '../matchFulfilled'
import { signedOut } from './authSlice'

export type PermissionsState = {
  /** The admin paths of the profile by menu group; null until the profile has loaded (R-PERM-03). */
  lists: Permissions | null
}

const initialState: PermissionsState = { lists: null }

export const permissionsSlice = createSlice({
  name: 'permissions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
    builder.addMatcher(matchFulfilled('getMe'), (state, { payload }) => {
      state.lists = payload.permissions ?? {}
    })
  },
})

/** The pages that the administrator may open; undefined while unknown. */
export const selectPermissions = ({ permissions }: { permissions: PermissionsState }): Permissions | undefined =>
  permissions.lists ?? undefined
