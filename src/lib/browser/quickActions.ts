import { observableValue } from './observable'

/** Something the page in view can do, offered in the command palette. */
export type QuickAction = { label: string; onSelect: () => void }

const sources = new Map<object, readonly QuickAction[]>()
const all = observableValue<readonly QuickAction[]>([])
const update = () => all.set([...sources.values()].flat())

/** The actions of the page in view; pages register theirs with `useQuickActions`. */
export const quickActions = {
  read: all.read,
  subscribe: all.subscribe,
  /** Offers the actions of one source, in place of those that it offered before. */
  set(source: object, actions: readonly QuickAction[]) {
    sources.set(source, actions)
    update()
  },
  /** Withdraws all actions of one source. */
  remove(source: object) {
    sources.delete(source)
    update()
  },
}
