import { localStore, sessionStore } from './storage'

/** Stores a value for all tabs; if that storage is full, for this tab only, so that it still survives a reload. */
export const lastingStore = {
  /** @returns the value that all tabs share, and the one that only this tab could store */
  read: (key: string): unknown[] => [localStore.read(key), sessionStore.read(key)],
  write: (key: string, value: unknown): void => {
    if (localStore.write(key, value)) sessionStore.remove(key)
    else sessionStore.write(key, value)
  },
  remove: (key: string): void => {
    localStore.remove(key)
    sessionStore.remove(key)
  },
}
