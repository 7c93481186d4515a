/** The key prefix of everything that the mocks store in the browser. */
export const prefix = 'dc-mocks:'

let warned = false

/**
 * Writes to the storage. If it is full or blocked, it warns once, and the state is lost with the page.
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
 * Reads a text from the storage. If it is blocked, even accessing `localStorage` throws.
 * @returns null if there is no such text, or it cannot be read
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
