import { listen } from '@/lib/browser/listen'

/** Storage that never throws. If the browser's storage is blocked or full, values are kept in memory until a reload. */
export type SafeStorage = {
  /** The stored value, or undefined if there is none or it is not JSON. */
  read: (key: string) => unknown
  /** Stores JSON. @returns false if the browser rejected it, so that a reload loses it */
  write: (key: string, value: unknown) => boolean
  remove: (key: string) => void
  /** The keys that begin with `start`, without it. */
  keys: (start: string) => string[]
}

/** The prefix of all keys of the app in the browser's storage. */
export const storagePrefix = 'dc:'

function safe(open: () => Storage): SafeStorage {
  /** Values that could not be stored, each with the stored value at that time. */
  const unstored = new Map<string, { text: string; instead: string | null }>()
  const stored = (key: string) => {
    try {
      return open().getItem(storagePrefix + key)
    } catch {
      return null
    }
  }
  return {
    read(key) {
      const now = stored(key)
      // If the stored value has changed since, another tab has written it: it is newer.
      if (unstored.get(key)?.instead !== now) unstored.delete(key)
      const text = unstored.get(key)?.text ?? now
      try {
        const value: unknown = text === null ? undefined : JSON.parse(text)
        return value
      } catch {
        return undefined
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      try {
        open().setItem(storagePrefix + key, text)
        unstored.delete(key)
        return true
      } catch {
        unstored.set(key, { text, instead: stored(key) })
        return false
      }
    },
    remove(key) {
      unstored.delete(key)
      try {
        open().removeItem(storagePrefix + key)
      } catch {
        // Blocked storage is empty.
      }
    },
    keys(start) {
      const kept = [...unstored.keys()]
      try {
        const names = Object.keys(open()).filter((name) => name.startsWith(storagePrefix))
        kept.push(...names.map((name) => name.slice(storagePrefix.length)))
      } catch {
        // Blocked storage is empty.
      }
      return [...new Set(kept)].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
    },
  }
}

/** Stored until it is cleared, shared by all tabs. */
export const localStore = safe(() => localStorage)

/** Stored until this tab is closed. */
export const sessionStore = safe(() => sessionStorage)

/** Calls `listener` when another tab changes the value of `key` in `localStore`. @returns an unsubscribe function */
export const onStorageChange = (key: string, listener: () => void): (() => void) =>
  listen(window, 'storage', (event) => {
    if (event.key === storagePrefix + key) listener()
  })
