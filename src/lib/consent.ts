import { clearCookie, readCookie, writeCookie } from './cookies'
import { env } from './env'
import { observable } from './observable'

export type Consent = 'granted' | 'denied' | 'unasked'

const changes = observable()

/** Whether the browser sends Global Privacy Control: do not sell or share data. */
export function privacyControl(): boolean {
  return navigator.globalPrivacyControl === true
}

/** The visitor's consent to tracking. An explicit choice takes precedence over the browser's signal. */
export const consent = {
  read: (): Consent => {
    const chosen = readCookie('consent')
    if (chosen === 'granted' || chosen === 'denied') return chosen
    if (privacyControl()) return 'denied'
    // The operator obtains consent by other means (VITE_CONSENT_BANNER=0).
    return env.consentBanner ? 'unasked' : 'granted'
  },
  /** Stores a choice; declining deletes all earlier tracking data. */
  choose: (choice: 'granted' | 'denied') => {
    writeCookie('consent', choice)
    if (choice === 'denied') clearCookie('distinct_id')
    changes.notify()
  },
  subscribe: changes.subscribe,
}
