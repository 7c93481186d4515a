import { resetDb } from './db/db'
import { resetSurroundings } from './surroundings'

/** Resets everything to the initial state. */
export function resetMocks(): void {
  resetSurroundings()
  resetDb()
}
