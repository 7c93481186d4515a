import type { OperationId } from '@/contract/route'
import { changes } from './changes'
import type { Fault } from './rule'

/** A request and its result. */
export type LoggedRequest = {
  id: OperationId | 'content' | undefined
  method: string
  path: string
  /** The raw request body. */
  sent: string | undefined
  /** The `Idempotency-Key` header. */
  idempotencyKey?: string
  /** `lost`: no response reached the client. */
  status: number | 'lost'
  /** The response JSON, unless a fault changed it. */
  json?: unknown
  fault?: Fault
  /** A real backend answered it. */
  isReal?: true
  /** What the client did wrong. */
  complaint?: string
  at: number
  ms: number
}

const shown = 30

let past: readonly LoggedRequest[] = []
const listeners = new Set<(exchange: LoggedRequest) => void>()
let running = 0
const hung = new Set<() => void>()

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
  /** Counts a request as being answered. @returns a function to call once it has been answered */
  begin: () => {
    running++
    return () => {
      running--
    }
  },
  /** Resolves when hung requests are released: they are answered then. */
  hang: () => new Promise<void>((done) => hung.add(done)),
  releaseHung: () => {
    for (const release of hung) release()
    hung.clear()
  },
  /** How many requests are being answered. */
  running: () => running,
  /** Calls `listener` after every request. @returns an unsubscribe function */
  listen: (listener: (exchange: LoggedRequest) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
