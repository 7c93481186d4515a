import { sessionStore } from '@/lib/storage/storage'
import { isRecord } from '@/lib/objects'

const key = 'unreachable'

type Outage = { path: string }

// If storage is blocked, the outage is kept in memory.
let inMemory: Outage | undefined

const isOutage = (value: unknown): value is Outage => isRecord(value) && typeof value.path === 'string'

/** The outage that redirected this tab to /maintenance, if any; survives reloads. */
export function outage(): Outage | undefined {
  const kept = sessionStore.read(key)
  return isOutage(kept) ? kept : inMemory
}

/** Stores the page on which the server was unreachable. */
export function rememberOutage(path: string): void {
  const now: Outage = { path }
  inMemory = sessionStore.write(key, now) ? undefined : now
}

/** The outage is over, or the visitor has navigated away. */
export function forgetOutage(): void {
  inMemory = undefined
  sessionStore.remove(key)
}
