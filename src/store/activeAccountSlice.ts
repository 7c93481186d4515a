import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ActiveAccount } from '@/contract/types'
import { matchFulfilled } from './matchFulfilled'
import { signedOut } from './authSlice'

/**
 * The server keeps one active account per user, but two tabs may show two. Each tab is therefore pinned to the account
 * that it shows (T7.5): `mine` is the tab's, `server` the latest that the server, or another tab, has told.
 */
export type ActiveAccountState = {
  mine: ActiveAccount | null
  server: ActiveAccount | null
  /** The picture of the profile, which is the Personal account's: the record of the active account may be older. */
  ownPhoto: string | null
  /** The user's team that is still being registered. */
  registering: string | null
}

const initialState: ActiveAccountState = { mine: null, server: null, ownPhoto: null, registering: null }

export const activeAccountSlice = createSlice({
  name: 'activeAccount',
  initialState,
  reducers: {
    /** Another tab has switched: this one keeps showing what it shows, and says so. */
    switchedElsewhere(state, { payload }: PayloadAction<ActiveAccount>) {
      state.server = payload
      state.mine ??= payload
    },
    /** This tab follows the server. */
    resynced(state) {
      state.mine = state.server
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
    builder.addMatcher(matchFulfilled('getActiveAccount'), (state, { payload }) => {
      state.server = payload
      // The same account may come back with a new name or photo.
      if (!state.mine || state.mine.accountId === payload.accountId) state.mine = payload
    })
    // R-ACC-01: the switch of this tab is this tab's account.
    builder.addMatcher(matchFulfilled('createActiveAccount', 'updateActiveAccount'), (state, { payload }) => {
      state.mine = payload
      state.server = payload
    })
    builder.addMatcher(matchFulfilled('getMyInactiveTeam'), (state, { payload }) => {
      state.registering = payload?.teamId ?? null
    })
    builder.addMatcher(matchFulfilled('saveTeam'), (state, { payload }) => {
      if (payload.status === 'INACTIVE') state.registering = payload.teamId
    })
    builder.addMatcher(matchFulfilled('getMe'), (state, { payload }) => {
      state.ownPhoto = payload.profileImage ?? null
    })
  },
})

export const { switchedElsewhere, resynced } = activeAccountSlice.actions

type Root = { activeAccount: ActiveAccountState }

/** The account that this tab shows and writes as; undefined until it is known. */
export const selectActiveAccount = ({ activeAccount }: Root): ActiveAccount | undefined =>
  activeAccount.mine ?? undefined
/** The photo of the account that this tab shows (R-HDR-04). */
export const selectAccountPhoto = ({ activeAccount: { mine, ownPhoto } }: Root): string | null =>
  (mine?.type === 'Team' ? mine.accountPhoto : (ownPhoto ?? mine?.accountPhoto)) ?? null
/** The picture of the user's own profile. */
export const selectOwnPhoto = ({ activeAccount }: Root): string | null => activeAccount.ownPhoto
/** The team that this tab shows; undefined for the Personal account. */
export const selectTeamId = ({ activeAccount: { mine } }: Root): string | undefined =>
  mine?.type === 'Team' ? mine.accountId : undefined
/** The other account that is active elsewhere: while there is one, this tab must not write for a team (H3). */
export const selectAccountDrift = ({ activeAccount: { mine, server } }: Root): ActiveAccount | undefined =>
  mine && server && mine.accountId !== server.accountId ? server : undefined
