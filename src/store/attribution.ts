import { readUtm, type Utm } from '@/domain/tracking/utm'
import { readCookie, writeCookie } from '@/lib/cookies'
import { sessionStore } from '@/lib/storage'

const key = 'utm'

/** What a referral code may look like; anything else in `?r=` is ignored. */
const code = /^[\w-]{1,64}$/

/**
 * Takes from the first address what belongs to the visit: the campaign for this session (R-UTM-01), and a referral code
 * for one day, unless somebody is or was signed in here (R-REF-01, R-REF-02).
 */
export function captureAttribution(search: string): void {
  sessionStore.write(key, readUtm(search, sessionStore.read(key)))
  const referral = new URLSearchParams(search).get('r')
  if (referral && code.test(referral) && !readCookie('user')) writeCookie('referral', referral)
}

/** The campaign of this visit, with its defaults. */
export const visitUtm = (): Utm => readUtm('', sessionStore.read(key))

/** The referral code that brought the visitor here, if any. */
export const referralCode = (): string | undefined => {
  const kept = readCookie('referral')
  return kept !== undefined && code.test(kept) ? kept : undefined
}
