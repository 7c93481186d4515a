import { observable } from '../browser/observable'

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
const changes = observable()

function set(next: Task[]): void {
  works = next
  changes.notify()
}

/** The work in progress, for `useSyncExternalStore`. */
export const progress = {
  read: () => works,
  subscribe: changes.subscribe,
  /** Adds or updates an entry. */
  report: (work: Task) => set([...works.filter(({ id }) => id !== work.id), work]),
  finish: (id: string) => set(works.filter((work) => work.id !== id)),
}
