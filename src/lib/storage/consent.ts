import { clearCookie, cookieSeconds, readCookie, writeCookie } from './cookies'
import { env } from '../env'
import { recordOf } from '../objects'
import { observable } from '../browser/observable'
import { localStore } from './storage'

export type Consent = 'granted' | 'denied' | 'unasked'

const changes = observable()

/** Whether the browser sends Global Privacy Control: do not sell or share data. */
export function privacyControl(): boolean {
  return navigator.globalPrivacyControl === true
}

/** The copy of the choice outside the cookie, which Safari deletes after 7 days and browsers may block. */
function kept(): unknown {
  const { choice, until } = recordOf(localStore.read('consent'))
  return typeof until === 'number' && until > Date.now() ? choice : undefined
}

/** The visitor's consent to tracking. An explicit choice takes precedence over the browser's signal. */
export const consent = {
  read: (): Consent => {
    const chosen = readCookie('consent') ?? kept()
    if (chosen === 'granted' || chosen === 'denied') return chosen
    if (privacyControl()) return 'denied'
    // The operator obtains consent by other means (VITE_CONSENT_BANNER=0).
    return env.consentBanner ? 'unasked' : 'granted'
  },
  /** Stores a choice; declining deletes all earlier tracking data. */
  choose: (choice: 'granted' | 'denied') => {
    const until = Date.now() + cookieSeconds.consent * 1000
    writeCookie('consent', choice)
    localStore.write('consent', { choice, until })
    if (choice === 'denied') clearCookie('distinct_id')
    changes.notify()
  },
  subscribe: changes.subscribe,
}
