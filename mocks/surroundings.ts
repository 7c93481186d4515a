import { stopChaos } from './chaos'
import { clock } from './clock'
import { requestLog } from './requestLog'
import { setRules } from './faults'
import { resetEnvironment } from './environment'

/** Resets everything except the database: clock and environment, with no faults. */
export function resetSurroundings(): void {
  setRules([])
  stopChaos()
  resetEnvironment()
  requestLog.clear()
  clock.stop()
  clock.move(0)
}
