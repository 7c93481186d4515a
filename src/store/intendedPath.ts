import { safeIntendedPath } from '@/domain/navigation/intendedPath'
import { sessionStore } from '@/lib/storage'

const key = 'intended-path'

// Where storage is blocked the path lives as long as the page.
let inMemory: string | undefined

/** Remembers where a visitor was going (R-SESS-08). Anything but a route of this app, and /login itself, is ignored. */
export function rememberIntendedPath(path: string): void {
  const safe = safeIntendedPath(path, location.origin)
  if (safe === undefined) return
  inMemory = sessionStore.write(key, safe) ? undefined : safe
}

/** Where the visitor was going, checked again: storage is not ours alone. It stays remembered until it is reached. */
export function intendedPath(): string | undefined {
  return safeIntendedPath(sessionStore.read(key) ?? inMemory, location.origin)
}

/** Forgets the path: it was reached, or its owner signed out (R-SESS-05). */
export function clearIntendedPath(): void {
  inMemory = undefined
  sessionStore.remove(key)
}
