import { profileApi } from '@/api/profile'
import { writeCookie } from '@/lib/cookies'
import type { AppStore } from './store'

const asked = profileApi.endpoints.getCountry.select()

/**
 * Keeps the country that was looked up in its cookie (R-API-07): the next visit begins with it, also when the lookup
 * fails then. @returns how to stop
 */
export function keepCountry(store: AppStore): () => void {
  let known: string | undefined
  const look = () => {
    const code = asked(store.getState()).data?.code
    if (!code || code === known) return
    known = code
    writeCookie('country', code.toLowerCase())
  }
  const stop = store.subscribe(look)
  look()
  return stop
}
