import { writeCookie } from '@/lib/cookies'
import { appReady } from '@/lib/appReady'
import { startLogging } from './logging'
import { watchReferral } from './referral'
import { keepCountry } from './rememberedCountry'
import type { AppStore } from './store'
import { startTracking } from './tracking'

/**
 * Starts what may wait until the first page stands: logs, counting and the question whether it is wanted, referrals, the
 * country. @returns how to stop
 */
export function startBackgroundTasks(store: AppStore): () => void {
  // R-CONST-01: there is one language so far; the server's mails go by it.
  writeCookie('language', 'en-SG')
  const stops = [startLogging(store), startTracking(store), watchReferral(store), keepCountry(store)]
  appReady.set()
  return () => stops.forEach((stop) => stop())
}
