/** Storage that never throws: blocked storage and a full quota read as empty and write as false. */
export type SafeStorage = {
  /** The stored value, or undefined when there is none, it is not JSON, or storage is blocked. */
  read: (key: string) => unknown
  /** Stores JSON. @returns false when the browser refused it */
  write: (key: string, value: unknown) => boolean
  remove: (key: string) => void
}

const prefix = 'dc:'

function safe(open: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        const text = open().getItem(prefix + key)
        return text === null ? undefined : (JSON.parse(text) as unknown)
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        open().setItem(prefix + key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(prefix + key)
      } catch {
        // Blocked storage holds nothing.
      }
    },
  }
}

/** Kept until it is cleared, shared by all tabs. */
export const localStore = safe(() => localStorage)

/** Kept for this tab's session. */
export const sessionStore = safe(() => sessionStorage)

/** Calls `listener` when another tab changes what `keep` holds under `key`. @returns how to stop */
export function onStorageChange(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === prefix + key) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
