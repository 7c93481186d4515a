import { runInAct, type Act, type Failure, type FailureNotice, type Held } from './act'
import { toast } from './toast'

/** Shown for a failure about which nothing else is known. */
export const unexplained = 'Something went wrong.'

/** Shown for a write without a response whose page is no longer shown. */
export const connectionLost = {
  text: 'The connection was lost',
  detail: 'We don’t know if your last change was saved. Check it first.',
}

let unsettled = 0
const unowned = new Set<Held>()

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

/** How many acts are running. */
export const runningActs = (): number => unsettled

/**
 * Shows a failure as a toast, unless the act that its call belongs to shows it in place. If the act is not known,
 * because it started the call after an `await`, the toast waits one task: until then the act may claim the failure.
 */
export function announceFailure(error: object, notice: FailureNotice, act?: Act): void {
  const failure = { error, notice }
  if (act && !act.settled) act.held.add(failure)
  else if (unsettled === 0) show(notice)
  else {
    unowned.add(failure)
    setTimeout(() => unowned.delete(failure) && show(notice))
  }
}

/**
 * Holds back the failure toasts of one act's own calls while it may show the failure itself.
 * @param tellsDoubt the act shows the outcome of a write without a response itself
 * @returns `run` starts the act; `claim` returns the notice of one error, to show it in place (a notice of another kind
 * is shown as a toast as well); `release` shows the rest as toasts
 */
export function collectFailures({ tellsDoubt = false } = {}) {
  const act: Act = { held: new Set(), settled: false, tellsDoubt }
  unsettled += 1
  return {
    run: <Result>(begin: () => Result): Result => runInAct(act, begin),
    claim(error: unknown): FailureNotice | undefined {
      for (const failures of [act.held, unowned]) {
        const found = [...failures].find((one) => isSame(one.error, error))
        if (found?.notice.kind === 'error') failures.delete(found)
        if (found) return found.notice
      }
      return undefined
    },
    release(): void {
      if (act.settled) return
      act.settled = true
      unsettled -= 1
      for (const { notice } of act.held) show(notice)
    },
  }
}
