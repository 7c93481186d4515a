import { safePath } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { isWithin } from '@/lib/dates/within'
import { outage, rememberOutage } from './outage'
import { pathAhead, pathHere } from '../navigation/navigationContext'
import type { AppThunk } from '../store'

/** Probes the server. The probe needs axios, so it is loaded on demand: a page without requests does without both. */
const reachable = async () => {
  try {
    const { isReachable } = await import('@/api/client/reach')
    return await isReachable()
  } catch {
    return false
  }
}

/** Delays between two attempts, in ms; tests shorten them. */
export const probeDelays = { first: 2000, longest: 30_000, calmAfter: 60_000 }

let tries = 0
let lastReturn = 0

/** The server didn't respond at all (R-MAINT-04): the visitor waits on /maintenance and returns to this page. */
export const reportUnreachable =
  (): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    // Of several requests that fail together, the first one has already started the redirect.
    if (pathAhead(navigation) === paths.maintenance) return
    // On the way back from /maintenance the page to return to is not shown yet.
    rememberOutage(pathHere(navigation) === paths.maintenance ? navigation.target() : navigation.here())
    // A flapping connection must not make the page flap: delays continue where they recently ended.
    if (!isWithin(probeDelays.calmAfter, lastReturn, Date.now())) tries = 0
    void navigation.go(paths.maintenance)
  }

/** Delay before the next attempt, in ms: exponential backoff with jitter. */
export function nextWait(): number {
  const wait = Math.min(probeDelays.first * 2 ** tries, probeDelays.longest)
  tries += 1
  return wait * (0.75 + Math.random() * 0.5)
}

/** Tries once to return to the stored page. @returns true if it is shown; its own calls may still get no answer */
export const tryServer =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { navigation }) => {
    if (navigator.onLine === false || !(await reachable())) return false
    // The visitor has left /maintenance in the meantime.
    if (pathHere(navigation) !== paths.maintenance) return true
    const path = safePath(outage()?.path, location.origin) ?? paths.home
    await navigation.go(path)
    if (pathHere(navigation) === paths.maintenance) return false
    lastReturn = Date.now()
    return true
  }
