import type { ToastKind } from './toast'

/** The notice of a failed call: its headline, and the server's own message if it adds something. */
export type FailureNotice = { kind: ToastKind; text: string; detail?: string | undefined }

export type Failure = { status?: unknown; message?: unknown }
export type HeldFailure = { error: Failure; notice: FailureNotice }

/**
 * A form that is being submitted, or a button's action that is running. It may show its failure in place: the notices
 * of its own calls are held back until it has settled.
 */
export type Submission = {
  held: Set<HeldFailure>
  settled: boolean
  /** If a write gets no response, the submission reads and shows its outcome itself, whatever page is shown by then. */
  showsOutcome: boolean
}

let current: Submission | undefined

/** The submission whose code is running right now: a call that starts now belongs to it. */
export const currentSubmission = (): Submission | undefined => current

/** Runs code as part of a submission, until its first `await`: the code after it needs another `runInSubmission`. */
export function runInSubmission<Result>(submission: Submission | undefined, run: () => Result): Result {
  const before = current
  current = submission
  try {
    return run()
  } finally {
    current = before
  }
}
