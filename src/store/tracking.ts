import { consent } from '@/lib/consent'
import type { AppStore } from './store'
import { watchClicks } from './trackedClicks'
import { watchReading } from './trackedReading'
import { forgetWaiting } from './trackingQueue'

/**
 * Counts what is read and clicked from the moment on that the visitor agrees, and stops when they no longer do (T18.1).
 * Before that nothing is listened to, written or sent. @returns how to stop
 */
export function startTracking(store: AppStore): () => void {
  let stops: (() => void)[] = []
  const stop = () => {
    for (const one of stops) one()
    stops = []
  }
  const follow = () => {
    if (consent.read() !== 'granted') {
      stop()
      forgetWaiting()
    } else if (stops.length === 0) stops = [watchReading(store), watchClicks(store)]
  }
  const off = consent.subscribe(follow)
  follow()
  return () => {
    off()
    stop()
    forgetWaiting()
  }
}
