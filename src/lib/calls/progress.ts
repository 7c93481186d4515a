import { observableValue } from '../browser/observable'

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

const { read, subscribe, set } = observableValue<Task[]>([])

/** The work in progress, for `useSyncExternalStore`. */
export const progress = {
  read,
  subscribe,
  /** Adds or updates an entry. */
  report: (work: Task) => set([...read().filter(({ id }) => id !== work.id), work]),
  finish: (id: string) => set(read().filter((work) => work.id !== id)),
}
