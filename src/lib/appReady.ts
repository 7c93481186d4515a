let done = false
const listeners = new Set<() => void>()

/** Whether the first page has rendered and the browser has been idle since: time for deferred work. */
export const appReady = {
  read: () => done,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set: (now = true) => {
    done = now
    for (const listener of listeners) listener()
  },
}
