let version = 0
const listeners = new Set<() => void>()

/** Notifies the panel of changes in the mocks; for `useSyncExternalStore`. */
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
