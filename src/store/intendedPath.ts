import { safeIntendedPath } from '@/domain/navigation/intendedPath'
import { sessionStore } from '@/lib/storage'

const key = 'intended-path'
const ownerKey = 'intended-path-owner'

// Where storage is blocked the path lives as long as the page.
let inMemory: string | undefined
let ownerInMemory: string | undefined

/**
 * Remembers where a visitor was going (R-SESS-08). Anything but a route of this app, and /login itself, is ignored.
 * @param owner the user whose session ended on that page; a path that a visitor asked for has none
 */
export function rememberIntendedPath(path: string, owner?: string): void {
  const safe = safeIntendedPath(path, location.origin)
  if (safe === undefined) return
  // Asking for the page of an ended session again (a reload) does not make it anybody's.
  const before = safe === intendedPath() ? ownerOfPath() : undefined
  inMemory = sessionStore.write(key, safe) ? undefined : safe
  ownerInMemory = owner ?? before
  if (ownerInMemory === undefined) sessionStore.remove(ownerKey)
  else sessionStore.write(ownerKey, ownerInMemory)
}

/** Where the visitor was going, checked again: storage is not ours alone. It stays remembered until it is reached. */
export function intendedPath(): string | undefined {
  return safeIntendedPath(sessionStore.read(key) ?? inMemory, location.origin)
}

/** Forgets the path: it was reached, or its owner signed out (R-SESS-05). */
export function clearIntendedPath(): void {
  inMemory = undefined
  ownerInMemory = undefined
  sessionStore.remove(key)
  sessionStore.remove(ownerKey)
}

function ownerOfPath(): string | undefined {
  const kept = sessionStore.read(ownerKey)
  return typeof kept === 'string' ? kept : ownerInMemory
}

/** Forgets a path that belongs to another user's ended session; one that the visitor asked for stays. */
export function clearIntendedPathOfOthers(userId: string): void {
  const owner = ownerOfPath()
  if (owner !== undefined && owner !== userId) clearIntendedPath()
}
