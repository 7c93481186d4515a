import { vi } from 'vitest'
import { resetDb } from '@mocks/db/db'

/**
 * Makes it the tenth of this month, with a database of that day. On the first of a long month, what is charged on every
 * first is 31 days away, and no list of the next 30 days has it.
 */
export function midMonth(): void {
  const now = new Date()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now.getFullYear(), now.getMonth(), 10, 12) })
  resetDb()
}
