import { observable } from '../browser/observable'

/** Whether an act has taken effect; undefined if no answer says so; rejects if that can't be read. */
export type ReadBack = () => Promise<boolean | undefined>

type Said = string | number | boolean | null | undefined

/** Whether what was read is what was wanted; undefined where no answer says it. */
export const isNow = (now: Said, wanted: Said): boolean | undefined =>
  now === undefined || wanted === undefined ? undefined : now === wanted

/** Whether what was read isn’t as before; undefined where no answer says one of them. */
export const hasChanged = (now: Said, before: Said) => isNow(isNow(now, before), false)

export type UnansweredAct = {
  /** What was confirmed: `Delete Acme`. */
  title: string
  /** What the server said, if it answered at all. */
  answer?: { text: string; headline?: string | undefined } | undefined
  readBack?: ReadBack | undefined
  /** The server's records were read, and don't say it: reading them again may never help. */
  isUnsaid?: boolean | undefined
  onFound?: (() => void) | undefined
  next?: NextStep | undefined
  /** `untold`: the page of its dialog is gone; `closed`: its dialog was read and closed. */
  place: 'dialog' | 'untold' | 'closed'
}

/** What helps if it was done, where nothing can be read: an act that may be repeated. */
export type NextStep = { text: string; label: string; run: () => unknown }

const acts = new Map<string, UnansweredAct>()
const changes = observable()

/**
 * Acts that were sent and never answered, by name, until the server's records show their outcome. They outlive the
 * dialog that sent them: opening it again must not send again, and one whose page was left is shown on the next one. A
 * reload forgets them, and shows what the server has.
 */
export const unansweredActs = {
  get: (name: string): UnansweredAct | undefined => acts.get(name),
  set(name: string, act: UnansweredAct): void {
    acts.set(name, act)
    changes.notify()
  },
  /** Moves an act to another place, if it is unanswered. @param from only from there */
  move(name: string, to: UnansweredAct['place'], from = acts.get(name)?.place): void {
    const act = acts.get(name)
    if (act && act.place === from && from !== to) unansweredActs.set(name, { ...act, place: to })
  },
  delete: (name: string): boolean => acts.delete(name),
  /** Nothing is left to show: another user has the browser now. */
  clear: (): void => acts.clear(),
  /** The name of the first act that is shown nowhere, for `useSyncExternalStore`. */
  untold: (): string | undefined => [...acts].find(([, { place }]) => place === 'untold')?.[0],
  subscribe: changes.subscribe,
}
