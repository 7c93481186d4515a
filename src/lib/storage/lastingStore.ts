import { localStore, sessionStore } from './storage'

/** Shared by all tabs; where that storage is full, kept by this tab alone, which must know it after a reload. */
export const lastingStore = {
  /** What all tabs share, and what this tab could not share. */
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
