/** Key prefix of everything that the mocks store across pages. */
export const prefix = 'dc-mocks:'

let warned = false

/**
 * Writes to the storage, which may be full or blocked: then the state lasts only as long as the page.
 * @returns whether it was written
 */
export function guarded(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (!warned) console.warn('Mocks: the state cannot be kept across reloads', error)
    warned = true
    return false
  }
}

/**
 * Reads from the storage, which may be blocked: even to name it is an error then.
 * @returns null if there is nothing, or nothing can be read
 */
export function readText(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** Reads stored JSON; drops what cannot be parsed, with a warning. */
export function readPersisted<T>(key: string, take: (kept: T) => void): void {
  const text = readText(key)
  if (text === null) return
  try {
    take(JSON.parse(text) as T)
  } catch (error) {
    console.warn('Mocks: the stored state cannot be read and is discarded', error)
    guarded(() => localStorage.removeItem(key))
  }
}
