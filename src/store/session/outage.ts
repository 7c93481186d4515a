import { sessionStore } from '@/lib/storage/storage'
import { isRecord } from '@/lib/objects'

const key = 'unreachable'

type Outage = { path: string }

const isOutage = (value: unknown): value is Outage => isRecord(value) && typeof value.path === 'string'

/** The outage that redirected this tab to /maintenance, if any; survives reloads. */
export function outage(): Outage | undefined {
  const kept = sessionStore.read(key)
  return isOutage(kept) ? kept : undefined
}

/** Stores the page on which the server was unreachable. */
export function rememberOutage(path: string): void {
  sessionStore.write(key, { path } satisfies Outage)
}

/** The outage is over, or the visitor has navigated away. */
export function forgetOutage(): void {
  sessionStore.remove(key)
}
