import type { ToastKind } from './toast'

/** The notice of a failed call: its headline, and the server's own message if it adds something. */
export type FailureNotice = { kind: ToastKind; text: string; detail?: string | undefined }

export type Failure = { status?: unknown; message?: unknown }
export type Held = { error: Failure; notice: FailureNotice }

/** A submission that may show its failure in place; holds the failures of its own calls until it has settled. */
export type Act = {
  held: Set<Held>
  settled: boolean
  /** If a write gets no response, the act finds out and shows the outcome itself, whatever page is shown by then. */
  tellsDoubt: boolean
}

let present: Act | undefined

/** The act whose code is running right now: a call that starts here belongs to it. */
export const presentAct = (): Act | undefined => present

/** Runs code as part of an act. Only its synchronous part counts: code after an `await` needs another `runInAct`. */
export function runInAct<Result>(act: Act | undefined, run: () => Result): Result {
  const before = present
  present = act
  try {
    return run()
  } finally {
    present = before
  }
}
