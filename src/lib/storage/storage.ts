/** Storage that never throws: if it is blocked or full, reads are empty and writes return false. */
export type SafeStorage = {
  /** The stored value, or undefined if there is none, it is not JSON, or storage is blocked. */
  read: (key: string) => unknown
  /** Stores JSON. @returns false if the browser rejected it */
  write: (key: string, value: unknown) => boolean
  remove: (key: string) => void
}

/** Begins every key of the app in the browser's storage. */
export const storagePrefix = 'dc:'

function safe(open: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        const text = open().getItem(storagePrefix + key)
        const value: unknown = text === null ? undefined : JSON.parse(text)
        return value
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        open().setItem(storagePrefix + key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(storagePrefix + key)
      } catch {
        // Blocked storage is empty.
      }
    },
  }
}

/** Stored until it is cleared, shared by all tabs. */
export const localStore = safe(() => localStorage)

/** Stored for this tab's session. */
export const sessionStore = safe(() => sessionStorage)

/** Calls `listener` when another tab changes the value of `key` in `localStore`. @returns an unsubscribe function */
export function onStorageChange(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === storagePrefix + key) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
