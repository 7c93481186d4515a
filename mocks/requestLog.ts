import type { OperationId } from '@/contract/route'
import { changes } from './changes'
import type { Fault } from './rule'

/** A call and what became of it. */
export type LoggedRequest = {
  id: OperationId | 'content' | undefined
  method: string
  path: string
  /** The body as it was sent. */
  sent: string | undefined
  /** `lost`: no answer reached the client. */
  status: number | 'lost'
  /** The answer's JSON, when nothing befell it. */
  json?: unknown
  fault?: Fault
  /** What the client did wrong. */
  complaint?: string
  at: number
  ms: number
}

const shown = 30

let past: readonly LoggedRequest[] = []
const listeners = new Set<(exchange: LoggedRequest) => void>()

export const requestLog = {
  /** The last 30, newest first. */
  read: () => past,
  add: (exchange: LoggedRequest) => {
    past = [exchange, ...past].slice(0, shown)
    for (const listener of listeners) listener(exchange)
    changes.emit()
  },
  clear: () => {
    past = []
  },
  /** Calls `listener` after every call. @returns how to stop */
  listen: (listener: (exchange: LoggedRequest) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
