import { safeIntendedPath } from '@/domain/navigation/intendedPath'
import { sessionStore } from '@/lib/storage/storage'

const key = 'intended-path'
const ownerKey = 'intended-path-owner'

/**
 * Stores the visitor's intended path (R-SESS-08). Anything but a route of this app, and /login itself, is ignored.
 * @param owner the user whose session ended on that page; a path requested by a visitor has none
 */
export function rememberIntendedPath(path: string, owner?: string): void {
  const safe = safeIntendedPath(path, location.origin)
  if (safe === undefined) return
  // Reloading the page of an ended session doesn't change its owner.
  const before = safe === intendedPath() ? ownerOfPath() : undefined
  sessionStore.write(key, safe)
  const ownerNow = owner ?? before
  if (ownerNow === undefined) sessionStore.remove(ownerKey)
  else sessionStore.write(ownerKey, ownerNow)
}

/** The intended path, validated again: storage can be modified. It stays stored until it is reached. */
export function intendedPath(): string | undefined {
  return safeIntendedPath(sessionStore.read(key), location.origin)
}

/**
 * The intended path, with its query (a cart's step and discount code), if it leads to this page; else the page itself.
 */
export function intendedPathTo(page: string): string {
  const path = intendedPath()
  return path?.split('?')[0] === page ? path : page
}

/** Clears the path: it was reached, or its owner signed out (R-SESS-05). */
export function clearIntendedPath(): void {
  sessionStore.remove(key)
  sessionStore.remove(ownerKey)
}

function ownerOfPath(): string | undefined {
  const kept = sessionStore.read(ownerKey)
  return typeof kept === 'string' ? kept : undefined
}

/** Clears a path that belongs to another user's ended session; one requested by the visitor stays. */
export function clearIntendedPathOfOthers(userId: string): void {
  const owner = ownerOfPath()
  if (owner !== undefined && owner !== userId) clearIntendedPath()
}
