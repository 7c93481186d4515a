import { consent } from '@/lib/storage/consent'
import type { AppStore } from '../store'
import { watchClicks } from './trackedClicks'
import { watchReading } from './trackedReading'
import { forgetWaiting } from './trackingQueue'

/**
 * Tracks page views and clicks from the moment of consent, and stops when consent is withdrawn.
 * Without consent there are no listeners, writes or requests. @returns stops it
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
