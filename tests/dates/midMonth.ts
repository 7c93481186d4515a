import { vi } from 'vitest'
import { resetDb } from '@mocks/db/db'

/**
 * Sets the date to the tenth of this month, and seeds the database for it. On the first of a long month, the next
 * charge of the first is 31 days away, so that lists of the next 30 days would not contain it.
 */
export function midMonth(): void {
  const now = new Date()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now.getFullYear(), now.getMonth(), 10, 12) })
  resetDb()
}
