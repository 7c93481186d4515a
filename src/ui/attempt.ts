import type { FailureNotice } from '@/lib/calls/act'
import { collectFailures } from '@/lib/calls/failureNotices'
import { recordOf } from '@/lib/objects'

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: unknown }

/** Result of an action: RTK requests are unwrapped, promises awaited. */
export type Settled<Result> = Result extends { unwrap: () => Promise<infer Answer> } ? Answer : Awaited<Result>

/** Whether a call of the API was begun: a request of RTK Query. */
export const isRequest = (value: unknown): value is { unwrap: () => Promise<unknown> } =>
  typeof recordOf(value).unwrap === 'function'

/** A query resolves to its state in the store, which is empty if the session has ended meanwhile: that is no answer. */
const isForgotten = (state: unknown) => recordOf(state).isUninitialized === true

const isRefusal = (value: unknown): value is { error: unknown } => Boolean(recordOf(value).error)

/** Runs an action and returns its outcome, whether it throws, rejects, or resolves to `{ error }` as mutations do. */
export async function attempt<Result>(act: () => Result): Promise<Outcome<Settled<Result>>> {
  try {
    const result = act()
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
  /** The caller finds out the outcome of a write that got no response: meanwhile nothing is said about it. */
  tellsDoubt?: boolean
}

/** Variant for callers that show a failure inline: suppresses the request's toast and returns its title instead. */
export async function attemptInPlace<Result>(
  act: () => Result,
  { isShown = () => true, tellsDoubt = false }: InPlace = {},
): Promise<Outcome<Settled<Result>> & { notice?: FailureNotice | undefined }> {
  const failures = collectFailures({ tellsDoubt })
  try {
    const outcome = await attempt(() => failures.run(act))
    if (outcome.ok || !isShown()) return outcome
    return { ...outcome, notice: failures.claim(outcome.error) }
  } finally {
    failures.release()
  }
}
