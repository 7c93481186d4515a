import { runInSubmission, type Submission, type Failure, type FailureNotice, type HeldFailure } from './submission'
import { toast } from './toast'

/** Shown for a failure about which nothing else is known. */
export const unexplained = 'Something went wrong.'

/** Shown for a write without a response whose page is no longer shown. */
export const connectionLost = {
  text: 'The connection was lost',
  detail: 'We don’t know if your last change was saved. Check it first.',
}

let unsettled = 0
const unowned = new Set<HeldFailure>()

const show = ({ kind, text, detail }: FailureNotice) =>
  kind === 'error' ? toast.failure(text, detail) : toast[kind](text, detail ? { detail } : {})

// A form may reject with a copy of the call's error, with added fields.
const isSame = (one: Failure, other: unknown) =>
  one === other ||
  (typeof other === 'object' &&
    other !== null &&
    'message' in other &&
    'status' in other &&
    one.message === other.message &&
    one.status === other.status)

/** How many submissions are running. */
export const runningSubmissions = (): number => unsettled

/**
 * Shows a failure as a toast, unless the submission that its call belongs to shows it in place. If a call was started
 * after an `await`, its submission is not known: then the toast waits one task, in which a submission may claim the
 * failure.
 */
export function announceFailure(error: object, notice: FailureNotice, submission?: Submission): void {
  const failure = { error, notice }
  if (submission && !submission.settled) submission.held.add(failure)
  else if (unsettled === 0) show(notice)
  else {
    unowned.add(failure)
    setTimeout(() => unowned.delete(failure) && show(notice))
  }
}

/**
 * Holds back the failure toasts of a submission's own calls while it may show the failure itself.
 * @param showsOutcome whether it shows the outcome of a write without a response itself
 * @returns `run` starts the submission; `claim` returns the notice of one error, to show it in place (a notice that is
 * no error is shown as a toast as well); `release` shows the rest as toasts
 */
export function collectFailures({ showsOutcome = false } = {}) {
  const submission: Submission = { held: new Set(), settled: false, showsOutcome }
  unsettled += 1
  return {
    run: <Result>(begin: () => Result): Result => runInSubmission(submission, begin),
    claim(error: unknown): FailureNotice | undefined {
      for (const failures of [submission.held, unowned]) {
        const found = [...failures].find((one) => isSame(one.error, error))
        if (found?.notice.kind === 'error') failures.delete(found)
        if (found) return found.notice
      }
      return undefined
    },
    release(): void {
      if (submission.settled) return
      submission.settled = true
      unsettled -= 1
      for (const { notice } of submission.held) show(notice)
    },
  }
}
