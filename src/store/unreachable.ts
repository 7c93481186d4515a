import { safePath } from '@/domain/navigation/intendedPath'
import { paths } from '@/domain/navigation/paths'
import { forgetOutage, outage, rememberOutage } from './outage'
import type { AppThunk } from './store'

/** The probe comes with axios, which a page that asks nothing does not carry. */
const reachable = async () => {
  try {
    const { isReachable } = await import('@/api/client/reach')
    return await isReachable()
  } catch {
    return false
  }
}

/** The waits between two tries, in ms; tests shorten them. */
export const probeDelays = { first: 2000, longest: 30_000, calmAfter: 60_000 }

let tries = 0
let lastReturn = 0

/** The server did not answer at all (R-MAINT-04): the visitor waits on /maintenance and comes back to this page. */
export const reportUnreachable =
  (): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    // Of many calls that fail together the first one has begun to go already.
    if (navigation.target().replace(/[?#].*$/, '') === paths.maintenance) return
    rememberOutage(navigation.here())
    // A flapping line must not make the page flap: waits begin where they ended a moment ago.
    if (Date.now() - lastReturn > probeDelays.calmAfter) tries = 0
    void navigation.go(paths.maintenance)
  }

/** How long to wait before the next try, in ms: doubling, with jitter. */
export function nextWait(): number {
  const wait = Math.min(probeDelays.first * 2 ** tries, probeDelays.longest)
  tries += 1
  return wait * (0.75 + Math.random() * 0.5)
}

/** Tries once. @returns true when the server is back, and then goes to the remembered page */
export const tryServer =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { navigation }) => {
    if (navigator.onLine === false || !(await reachable())) return false
    const path = safePath(outage()?.path, location.origin) ?? paths.home
    forgetOutage()
    lastReturn = Date.now()
    await navigation.go(path)
    return true
  }
