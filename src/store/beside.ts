import { settled } from '@/lib/settled'
import { startLogging } from './logging'
import type { AppStore } from './store'
import { startTracking } from './tracking'

/** Starts what may wait until the first page stands: logs, counting, the question whether counting is wanted. @returns how to stop */
export function startBeside(store: AppStore): () => void {
  const stops = [startLogging(store), startTracking(store)]
  settled.tell()
  return () => stops.forEach((stop) => stop())
}
