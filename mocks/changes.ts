let version = 0
const listeners = new Set<() => void>()

/** Tells the panel that something of the mocks has changed; for `useSyncExternalStore`. */
export const changes = {
  emit: () => {
    version += 1
    for (const listener of listeners) listener()
  },
  version: () => version,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
