import { clearCookie, readCookie, writeCookie } from './cookies'
import { env } from './env'

export type Consent = 'granted' | 'denied' | 'unasked'

const listeners = new Set<() => void>()

/** Whether the browser asks every site not to sell or share data (Global Privacy Control). */
export function privacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** What the visitor has said to being tracked. A choice of their own counts before their browser's signal (T18.2). */
export const consent = {
  read: (): Consent => {
    const chosen = readCookie('consent')
    if (chosen === 'granted' || chosen === 'denied') return chosen
    if (privacyControl()) return 'denied'
    // The operator asks in another way (VITE_CONSENT_BANNER=0).
    return env.consentBanner ? 'unasked' : 'granted'
  },
  /** Remembers a choice; no leaves nothing of the past behind. */
  choose: (choice: 'granted' | 'denied') => {
    writeCookie('consent', choice)
    if (choice === 'denied') clearCookie('distinct_id')
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
