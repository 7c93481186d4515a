import type { BulkItem } from '@/lib/calls/bulk'
import { observableValue } from '@/lib/browser/observable'

type Kept<Row> = {
  items: readonly BulkItem<Row>[]
  /** Whether the results are shown: not all rows have succeeded. */
  open: boolean
  /** Who started the run; only they see its results. */
  userId?: string | undefined
}

export type KeptResults<Row> = {
  read: () => Kept<Row>
  subscribe: (listener: () => void) => () => void
  set: (changes: Partial<Kept<Row>>) => void
}

const all = new Set<() => void>()
const nothing = { items: [], open: false, userId: undefined }

/** The results of a bulk action, kept as long as its page is open. */
export function results<Row>(): KeptResults<Row> {
  const { read, subscribe, set } = observableValue<Kept<Row>>(nothing)
  return { read, subscribe, set: (changes) => set({ ...read(), ...changes }) }
}

/**
 * The same for a constant of a module, which outlives the page that started the run. If the connection breaks or the
 * session ends, the results are still there when the page is opened again; a reload discards them.
 */
export function keptResults<Row>(): KeptResults<Row> {
  const kept = results<Row>()
  all.add(() => kept.set(nothing))
  return kept
}

/** Forgets the results of all bulk actions: for tests. */
export const forgetResults = () => all.forEach((forget) => forget())
