import { storagePrefix } from './storage'

/** The keys in `localStore` that begin with `start`, without it; none if storage is blocked. */
export function storedKeys(start: string): string[] {
  const all = storagePrefix + start
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(all) ? [key.slice(all.length)] : []))
  } catch {
    return []
  }
}
