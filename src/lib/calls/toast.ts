import { observable, observableValue } from '../browser/observable'

export type ToastKind = 'success' | 'error' | 'info'
export type Toast = { id: number; kind: ToastKind; text: string; detail?: string; at: number; undo?: ToastAction }
export type ToastAction = { label: string; run: () => void }

/** The duration of a toast, in ms (platform §9). */
export const toastTime = 5000

const longestLog = 50
const longestText = 300

let next = 1
const shown = observable<Toast>()
const past = observableValue<Toast[]>([])

const bounded = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text)

function say(kind: ToastKind, text: string, more: { detail?: string; undo?: ToastAction } = {}): void {
  const toast: Toast = { id: next++, kind, text: bounded(text), at: Date.now() }
  if (more.detail && more.detail !== text) toast.detail = bounded(more.detail)
  if (more.undo) toast.undo = more.undo
  past.set([toast, ...past.read()].slice(0, longestLog))
  shown.notify(toast)
}

/** Shows a message for five seconds; every toast also stays in the log. */
export const toast = {
  success: (text: string, more?: { detail?: string; undo?: ToastAction }) => say('success', text, more),
  info: (text: string, more?: { detail?: string; undo?: ToastAction }) => say('info', text, more),
  /** @param headline what failed @param detail the server's own message, shown below if it adds something */
  failure: (headline: string, detail?: string) => say('error', headline, detail ? { detail } : {}),
}

/** Calls `listener` for every toast from now on. @returns an unsubscribe function */
export const onToast = shown.subscribe

/** The log of past toasts, newest first, for `useSyncExternalStore`. */
export const toastLog = {
  read: past.read,
  subscribe: past.subscribe,
  clear: () => past.set([]),
}
