/** Long-running work that users can follow and cancel: downloads, exports, batches. */
export type Task = {
  id: string
  label: string
  done: number
  total?: number
  /** Progress is in bytes: shown as kB and MB. */
  inBytes?: true
  cancel?: () => void
}

let works: Task[] = []
const listeners = new Set<() => void>()

function set(next: Task[]): void {
  works = next
  for (const listener of listeners) listener()
}

/** The work in progress, for `useSyncExternalStore`. */
export const progress = {
  read: () => works,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Adds or updates an entry. */
  report: (work: Task) => set([...works.filter(({ id }) => id !== work.id), work]),
  finish: (id: string) => set(works.filter((work) => work.id !== id)),
}
