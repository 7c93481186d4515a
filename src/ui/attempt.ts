import type { FailureNotice } from '@/lib/act'
import { collectFailures } from '@/lib/failureNotices'

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: unknown }

/** Result of an action: RTK mutations are unwrapped, promises awaited. */
export type Settled<Result> = Result extends { unwrap: () => Promise<infer Answer> } ? Answer : Awaited<Result>

const isMutation = (value: unknown): value is { unwrap: () => Promise<unknown> } =>
  typeof value === 'object' && value !== null && 'unwrap' in value && typeof value.unwrap === 'function'

const isRefusal = (value: unknown): value is { error: unknown } =>
  typeof value === 'object' && value !== null && 'error' in value && Boolean(value.error)

/** Runs an action and returns its outcome, whether it throws, rejects, or resolves to `{ error }` as mutations do. */
export async function attempt<Result>(act: () => Result): Promise<Outcome<Settled<Result>>> {
  try {
    const result = act()
    const answer = await (isMutation(result) ? result.unwrap() : result)
    return isRefusal(answer) ? { ok: false, error: answer.error } : { ok: true, answer: answer as Settled<Result> }
  } catch (error) {
    return { ok: false, error }
  }
}

/**
 * Variant for callers that show a failure inline: suppresses the request's toast and returns its title instead.
 * @param isShown whether the inline message is still mounted; otherwise the toast is shown
 */
export async function attemptInPlace<Result>(
  act: () => Result,
  isShown: () => boolean = () => true,
): Promise<Outcome<Settled<Result>> & { notice?: FailureNotice | undefined }> {
  const failures = collectFailures()
  try {
    const outcome = await attempt(() => failures.run(act))
    if (outcome.ok || !isShown()) return outcome
    return { ...outcome, notice: failures.claim(outcome.error) }
  } finally {
    failures.release()
  }
}
