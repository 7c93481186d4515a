import { together } from '@/lib/browser/listen'
import { writeCookie } from '@/lib/storage/cookies'
import { appReady } from '@/lib/browser/appReady'
import { logAdminWrites } from './tracking/adminWrites'
import { startLogging } from './tracking/logging'
import { watchReferral } from './tracking/referral'
import { keepCountry } from './rememberedCountry'
import type { AppStore } from './store'
import { startTracking } from './tracking/tracking'

/**
 * Starts everything that can wait until the first page has rendered: logging of errors and of administrators' writes,
 * tracking and the consent banner, referrals, the country. @returns stops all of it
 */
export function startBackgroundTasks(store: AppStore): () => void {
  // R-CONST-01: there is only one language so far; the server's emails use it.
  writeCookie('language', 'en-SG')
  appReady.set()
  return together(
    startLogging(store),
    logAdminWrites(store),
    startTracking(store),
    watchReferral(store),
    keepCountry(store),
  )
}
