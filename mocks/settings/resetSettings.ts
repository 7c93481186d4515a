import { stopChaos } from './chaos'
import { clock } from './clock'
import { requestLog } from '../requestLog'
import { setRules } from './faults'
import { resetEnvironment } from './environment'

/** Resets everything except the database: faults, environment, request log and clock. */
export function resetSettings(): void {
  setRules([])
  stopChaos()
  resetEnvironment()
  requestLog.releaseHung()
  requestLog.clear()
  clock.stop()
  clock.move(0)
}
