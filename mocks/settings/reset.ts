import { resetDb } from '../db/db'
import { resetSettings } from './resetSettings'

/** Resets everything to the initial state. */
export function resetMocks(): void {
  resetSettings()
  resetDb()
}
