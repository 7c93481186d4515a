import { profileApi } from '@/api/account/profile'
import { writeCookie } from '@/lib/storage/cookies'
import type { AppStore } from './store'

const asked = profileApi.endpoints.getCountry.select()

/**
 * Stores the looked-up country in its cookie (R-API-07): the next visit starts with it, even if the lookup fails then.
 * @returns stops it
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
