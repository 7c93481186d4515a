import { readUtm, type Utm } from '@/domain/tracking/utm'
import { readCookie, writeCookie } from '@/lib/storage/cookies'
import { sessionStore } from '@/lib/storage/storage'

const key = 'utm'

/** A referral code is any printable text and kept as it is (R-REF-01); other values of `?r=` are ignored. */
const code = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u

/**
 * Stores UTM parameters for this session (R-UTM-01) and the referral code for one day from the landing URL, the latter
 * unless a user is or was signed in in this browser (R-REF-01, R-REF-02).
 */
export function captureAttribution(search: string): void {
  sessionStore.write(key, readUtm(search, sessionStore.read(key)))
  const referral = new URLSearchParams(search).get('r')
  if (referral && code.test(referral) && !readCookie('user')) writeCookie('referral', referral)
}

/** The UTM parameters of this visit, with defaults. */
export const visitUtm = (): Utm => readUtm('', sessionStore.read(key))

/** The stored referral code, if any. */
export const referralCode = (): string | undefined => {
  const kept = readCookie('referral')
  return kept !== undefined && code.test(kept) ? kept : undefined
}
