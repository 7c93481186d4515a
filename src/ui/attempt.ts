import type { FailureNotice } from '@/lib/calls/submission'
import { collectFailures } from '@/lib/calls/failureNotices'
import { recordOf } from '@/lib/objects'

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: unknown }

/** Result of an action: RTK requests are unwrapped, promises awaited. */
export type Settled<Result> = Result extends { unwrap: () => Promise<infer Answer> } ? Answer : Awaited<Result>

/** Whether a value is a request of RTK Query. */
export const isRequest = (value: unknown): value is { unwrap: () => Promise<unknown> } =>
  typeof recordOf(value).unwrap === 'function'

/**
 * Whether a query has no answer, because the session has ended meanwhile: it resolves to its state, which is empty
 * then.
 */
const isForgotten = (state: unknown) => recordOf(state).isUninitialized === true

const isRefusal = (value: unknown): value is { error: unknown } => Boolean(recordOf(value).error)

/** Runs an action and returns its outcome, whether it throws, rejects, or resolves to `{ error }` as mutations do. */
export async function attempt<Result>(action: () => Result): Promise<Outcome<Settled<Result>>> {
  try {
    const result = action()
    const settled: unknown = await result
    if (isForgotten(settled)) return { ok: false, error: { status: 'aborted' } }
    const answer = isRequest(result) ? await result.unwrap() : settled
    return isRefusal(answer) ? { ok: false, error: answer.error } : { ok: true, answer: answer as Settled<Result> }
  } catch (error) {
    return { ok: false, error }
  }
}

type InPlace = {
  /** Whether the inline message is still mounted; otherwise the toast is shown. */
  isShown?: () => boolean
  /** The caller reads and shows the outcome of a write that got no response: no toast says that it is unknown. */
  showsOutcome?: boolean
}

/** Variant for callers that show a failure inline: suppresses the request's toast and returns its title instead. */
export async function attemptInPlace<Result>(
  action: () => Result,
  { isShown = () => true, showsOutcome = false }: InPlace = {},
): Promise<Outcome<Settled<Result>> & { notice?: FailureNotice | undefined }> {
  const failures = collectFailures({ showsOutcome })
  try {
    const outcome = await attempt(() => failures.run(action))
    if (outcome.ok || !isShown()) return outcome
    return { ...outcome, notice: failures.claim(outcome.error) }
  } finally {
    failures.release()
  }
}
