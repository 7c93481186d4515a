import { observable } from '../browser/observable'

/** Reads whether a write has taken effect: undefined if the answers don't show it; rejects if they can't be read. */
export type ReadBack = () => Promise<boolean | undefined>

type Value = string | number | boolean | null | undefined

/** Whether a value that was read is the wanted one; undefined if either is unknown. */
export const isNow = (now: Value, wanted: Value): boolean | undefined =>
  now === undefined || wanted === undefined ? undefined : now === wanted

/** Whether a value that was read has changed; undefined if either is unknown. */
export const hasChanged = (now: Value, before: Value) => isNow(isNow(now, before), false)

export type UnansweredWrite = {
  /** The title of the dialog in which it was confirmed: `Delete Acme`. */
  title: string
  /** The server's message, if it answered at all. */
  answer?: { text: string; headline?: string | undefined } | undefined
  readBack?: ReadBack | undefined
  /** The server's records were read, but don't show the outcome: reading them again may never help. */
  isUnsaid?: boolean | undefined
  onFound?: (() => void) | undefined
  next?: NextStep | undefined
  /** `untold`: the page of its dialog is gone; `closed`: its dialog was read and closed. */
  place: 'dialog' | 'untold' | 'closed'
}

/** What the user can do where the outcome can't be read: repeat the write, if that does no harm. */
export type NextStep = { text: string; label: string; run: () => unknown }

const writes = new Map<string, UnansweredWrite>()
const changes = observable()

/**
 * Writes that were sent and never answered, by name, until the server's records show their outcome. They outlive the
 * dialog that sent them: reopening it must not send again, and if its page was left, the next page shows the dialog. A
 * reload forgets them, and shows the server's state.
 */
export const unansweredWrites = {
  get: (name: string): UnansweredWrite | undefined => writes.get(name),
  set(name: string, write: UnansweredWrite): void {
    writes.set(name, write)
    changes.notify()
  },
  /** Moves a write to another place, if it is unanswered. @param from only from there */
  move(name: string, to: UnansweredWrite['place'], from = writes.get(name)?.place): void {
    const write = writes.get(name)
    if (write && write.place === from && from !== to) unansweredWrites.set(name, { ...write, place: to })
  },
  delete: (name: string): boolean => writes.delete(name),
  /** Forgets all writes: the user has signed out, or another one has signed in. */
  clear: (): void => writes.clear(),
  /** The name of the first write that is shown nowhere, for `useSyncExternalStore`. */
  untold: (): string | undefined => [...writes].find(([, { place }]) => place === 'untold')?.[0],
  subscribe: changes.subscribe,
}
