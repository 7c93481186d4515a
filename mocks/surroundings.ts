import { stopChaos } from './chaos'
import { clock } from './clock'
import { exchanges } from './exchanges'
import { setRules } from './faults'
import { resetWorld } from './world'

/** Everything but the database as on the first day: clock and surroundings, nothing failing. */
export function resetSurroundings(): void {
  setRules([])
  stopChaos()
  resetWorld()
  exchanges.clear()
  clock.stop()
  clock.move(0)
}
