import { isApiError } from '@/api/client/errors'
import { fetchKnown } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { referralsApi } from '@/api/account/referrals'
import { timeApi } from '@/api/system/time'
import { joinedThrough } from '@/domain/referrals/referral'
import { momentMs } from '@/lib/dates/dates'
import { clearCookie } from '@/lib/storage/cookies'
import { referralCode } from './attribution'
import type { AppStore } from '../store'

type Credit = { referrer: string; type: 'SIGN_UP' | 'PREMIUM_PURCHASE' }

/**
 * Credits the referrer of a member: when the new member is signed in, and when a referred member becomes premium
 * (R-REF-01). The server counts each once. @returns stops it
 */
export function watchReferral(store: AppStore): () => void {
  let known: { userId: string; premium: boolean } | undefined
  const look = () => {
    const { status, user } = store.getState().auth
    const before = known
    const now =
      status === 'signedIn' && user ? { userId: user.userId, premium: user.isPremiumMember === true } : undefined
    if (before?.userId === now?.userId && before?.premium === now?.premium) return
    known = now
    if (!now) return
    if (before?.userId !== now.userId) void creditSignUp(store)
    else if (now.premium) void creditPremium(store)
  }
  const stop = store.subscribe(look)
  look()
  return stop
}

async function creditSignUp(store: AppStore): Promise<void> {
  const code = referralCode()
  const me = code && (await readMe(store))
  if (!me || !joinedThrough(me, code, await readNow(store))) return
  const { error } = await credit(store, { referrer: code, type: 'SIGN_UP' })
  // An unknown code, or one already counted, would be rejected on the next page as well.
  if (isApiError(error) && (error.status === 409 || error.status === 422)) clearCookie('referral')
}

async function creditPremium(store: AppStore): Promise<void> {
  const me = await readMe(store)
  const code = referralCode()
  if (!me) return
  const referrer = me.referrer ?? (code && joinedThrough(me, code, await readNow(store)) ? code : undefined)
  if (referrer) await credit(store, { referrer, type: 'PREMIUM_PURCHASE' })
}

const readMe = ({ dispatch }: AppStore) => fetchKnown(dispatch(profileApi.endpoints.getMe.initiate()))

/** The server's time, because a device's clock may be days off, and a new member would not count as new. */
const readNow = async ({ dispatch }: AppStore) =>
  momentMs((await fetchKnown(dispatch(timeApi.endpoints.getTime.initiate())))?.time) ?? Date.now()

const credit = ({ dispatch }: AppStore, body: Credit) =>
  dispatch(referralsApi.endpoints.createReferralTransaction.initiate({ body }, { track: false }))
