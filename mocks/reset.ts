import { resetDb } from './db/db'
import { resetSurroundings } from './surroundings'

/** The first day again. */
export function resetMocks(): void {
  resetSurroundings()
  resetDb()
}
