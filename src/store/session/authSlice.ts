import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Shape } from '@/contract/types'
import { matchFulfilled } from '../matchFulfilled'

export type SessionUser = Shape<'SessionUser'>

/**
 * Result of a session check; `unanswered`: the server has neither confirmed nor refused it, so the check is repeated.
 */
export type Restored = 'signedIn' | 'anonymous' | 'unanswered'

export type AuthState = {
  /** restoring: a stored session or a new sign-in is being verified and completed. */
  status: 'anonymous' | 'restoring' | 'signedIn'
  /**
   * While restoring, it comes from the cookie: it gives no access, and is not shown before the check (`selectNamed`).
   */
  user: SessionUser | null
  token: string | null
  /** The check of the stored session got no answer: public pages stay usable (R-MAINT-04). */
  unanswered: boolean
  /** The server has confirmed this session's administrator (R-PERM-02). */
  adminConfirmed: boolean
  /** Personalisation is known to be complete; false while unknown. */
  personalised: boolean
  /**
   * When an India premium plan was bought in this session (epoch ms): no redirect from its success page (R-TERMS-02).
   */
  indiaPremiumAt: number | null
  /** The session is stored in cookies; otherwise it ends with the page. */
  kept: boolean
  /** Switching sessions or redirecting to /login: nothing of the previous page is shown. */
  redirecting: boolean
}

const initialState: AuthState = {
  status: 'restoring',
  user: null,
  token: null,
  unanswered: false,
  adminConfirmed: false,
  personalised: false,
  indiaPremiumAt: null,
  kept: false,
  redirecting: false,
}

/** Updates the signed-in user from a profile; other users' profiles are ignored. */
function learn(state: AuthState, profile: SessionUser): void {
  const { user } = state
  if (!user || user.userId !== profile.userId) return
  for (const field of ['email', 'firstName', 'lastName'] as const)
    if (typeof profile[field] === 'string') user[field] = profile[field]
  const flags = ['isAdmin', 'isPremiumMember', 'mustAgreeToPrivacyPolicy', 'mustAgreeToTermsOfUse'] as const
  for (const flag of flags) if (typeof profile[flag] === 'boolean') user[flag] = profile[flag]
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A session is being verified; requests carry its token from now on. */
    sessionOpened: (state, { payload }: PayloadAction<{ token: string; user: SessionUser }>): AuthState => ({
      ...initialState,
      redirecting: state.redirecting,
      // The check of the same session is repeated: a user who is shown stays shown.
      unanswered: state.unanswered && state.token === payload.token,
      ...payload,
    }),
    /** No answer to the check of the stored session. */
    checkUnanswered(state) {
      state.unanswered = true
    },
    /** The server has confirmed the session. */
    sessionConfirmed(state, { payload }: PayloadAction<{ user?: SessionUser; kept: boolean }>) {
      if (payload.user) learn(state, payload.user)
      state.status = 'signedIn'
      state.unanswered = false
      state.kept = payload.kept
    },
    /** No session, or no longer. Clears all its state (R-SESS-06). */
    signedOut: (_state, { payload }: PayloadAction<{ redirecting: boolean }>): AuthState => ({
      ...initialState,
      status: 'anonymous',
      redirecting: payload.redirecting,
    }),
    /** The server no longer accepts this user as an administrator. */
    adminRefused(state) {
      state.adminConfirmed = false
      if (state.user) state.user.isAdmin = false
    },
    /** The page of the ended session is unmounted. */
    redirected(state) {
      state.redirecting = false
    },
    /** Checkout of a premium variant makes the user premium (R-CART-10). */
    becamePremium(state) {
      if (state.user) state.user.isPremiumMember = true
    },
    /** An India premium plan was paid. @param payload epoch ms */
    indiaPremiumBought(state, { payload }: PayloadAction<number>) {
      state.indiaPremiumAt ??= payload
    },
    /** The success page of an India premium purchase has been shown long enough. */
    indiaPremiumSeen(state) {
      state.indiaPremiumAt = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(matchFulfilled('getMe', 'updateProfile'), (state, { payload }) => {
        if (payload) learn(state, payload)
      })
      .addMatcher(matchFulfilled('getPremiumStatus'), (state, { payload }) => {
        if (state.user) state.user.isPremiumMember = payload.isPremiumMember
      })
      .addMatcher(matchFulfilled('getPersonalizationStatus'), (state, { payload }) => {
        state.personalised = payload.done
      })
      .addMatcher(matchFulfilled('checkAdminSession'), (state, { payload }) => {
        state.adminConfirmed = state.status === 'signedIn' && payload.ok !== false
      })
      // R-TERMS-03: accepting clears the flag.
      .addMatcher(matchFulfilled('agreePrivacyPolicy'), (state) => {
        if (state.user) state.user.mustAgreeToPrivacyPolicy = false
      })
      .addMatcher(matchFulfilled('agreeTermsOfUse'), (state) => {
        if (state.user) state.user.mustAgreeToTermsOfUse = false
      })
  },
})

export const {
  sessionOpened,
  sessionConfirmed,
  checkUnanswered,
  signedOut,
  adminRefused,
  redirected,
  becamePremium,
  indiaPremiumBought,
  indiaPremiumSeen,
} = authSlice.actions

type Root = { auth: AuthState }

/** The signed-in user; undefined for visitors and while a session is being verified. */
export const selectUser = ({ auth }: Root): SessionUser | undefined =>
  auth.status === 'signedIn' ? (auth.user ?? undefined) : undefined
/**
 * The user whose name a public page shows: none before a stored session was checked, unless the check got no answer.
 */
export const selectNamed = ({ auth }: Root): SessionUser | null =>
  auth.status === 'restoring' && !auth.unanswered ? null : auth.user
export const selectIsPremium = (root: Root): boolean => selectUser(root)?.isPremiumMember === true
export const selectAuthStatus = ({ auth }: Root): AuthState['status'] => auth.status
