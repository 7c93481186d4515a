import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ActiveAccount } from '@/contract/types'
import { matchFulfilled } from '../matchFulfilled'
import { signedOut } from '../session/authSlice'

/**
 * The server stores one active account per user, but two tabs may show two. Each tab is therefore pinned to the account
 * it shows: `mine` is the tab's, `server` the latest value from the server or another tab.
 */
export type ActiveAccountState = {
  mine: ActiveAccount | null
  server: ActiveAccount | null
  /** The profile picture, which is also the Personal account's: the record of the active account may be older. */
  ownPhoto: string | null
  /** The user's team whose registration is incomplete. */
  registering: string | null
}

const initialState: ActiveAccountState = { mine: null, server: null, ownPhoto: null, registering: null }

export const activeAccountSlice = createSlice({
  name: 'activeAccount',
  initialState,
  reducers: {
    /** R-ACC-01: a switch in this tab sets this tab's account. */
    switchedHere(state, { payload }: PayloadAction<ActiveAccount>) {
      state.mine = payload
      state.server = payload
      // Its registration is complete.
      if (state.registering === payload.accountId) state.registering = null
    },
    /** Another tab has switched: this tab keeps its account and says so. */
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
      // The same account may have a new name or photo.
      if (!state.mine || state.mine.accountId === payload.accountId) state.mine = payload
    })
    builder.addMatcher(matchFulfilled('getMyInactiveTeam'), (state, { payload }) => {
      state.registering = payload?.teamId ?? null
    })
    builder.addMatcher(matchFulfilled('saveTeam'), (state, { payload }) => {
      if (payload?.status === 'INACTIVE') state.registering = payload.teamId
    })
    builder.addMatcher(matchFulfilled('getMe'), (state, { payload }) => {
      state.ownPhoto = payload.profileImage ?? null
    })
  },
})

export const { switchedHere, switchedElsewhere, resynced } = activeAccountSlice.actions

type Root = { activeAccount: ActiveAccountState }

/** The account that this tab shows and writes as; undefined while unknown. */
export const selectActiveAccount = ({ activeAccount }: Root): ActiveAccount | undefined =>
  activeAccount.mine ?? undefined
/** The photo of this tab's account (R-HDR-04). */
export const selectAccountPhoto = ({ activeAccount: { mine, ownPhoto } }: Root): string | null =>
  (mine?.type === 'Team' ? mine.accountPhoto : (ownPhoto ?? mine?.accountPhoto)) ?? null
/** The user's own profile picture. */
export const selectOwnPhoto = ({ activeAccount }: Root): string | null => activeAccount.ownPhoto
/** This tab's team; undefined for the Personal account. */
export const selectTeamId = ({ activeAccount: { mine } }: Root): string | undefined =>
  mine?.type === 'Team' ? mine.accountId : undefined
/** A different account active elsewhere: while there is one, this tab must not write for a team (H3). */
export const selectAccountDrift = ({ activeAccount: { mine, server } }: Root): ActiveAccount | undefined =>
  mine && server && mine.accountId !== server.accountId ? server : undefined
