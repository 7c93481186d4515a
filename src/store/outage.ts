import { sessionStore } from '@/lib/storage'

const key = 'unreachable'

type Outage = { path: string }

// Where storage is blocked the outage is remembered as long as the page lives.
let inMemory: Outage | undefined

const isOutage = (value: unknown): value is Outage =>
  typeof value === 'object' && value !== null && typeof (value as Outage).path === 'string'

/** The outage that sent this tab to /maintenance, if any; kept across reloads. */
export function outage(): Outage | undefined {
  const kept = sessionStore.read(key)
  return isOutage(kept) ? kept : inMemory
}

/** Remembers the page that the server could not be reached from. */
export function rememberOutage(path: string): void {
  const now: Outage = { path }
  inMemory = sessionStore.write(key, now) ? undefined : now
}

/** The outage is over, or the visitor has gone elsewhere. */
export function forgetOutage(): void {
  inMemory = undefined
  sessionStore.remove(key)
}
