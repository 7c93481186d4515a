import { stopChaos } from './chaos'
import { clock } from './clock'
import { requestLog } from './requestLog'
import { setRules } from './faults'
import { resetEnvironment } from './environment'

/** Everything but the database as on the first day: clock and surroundings, nothing failing. */
export function resetSurroundings(): void {
  setRules([])
  stopChaos()
  resetEnvironment()
  requestLog.clear()
  clock.stop()
  clock.move(0)
}
