/**
 * Notes that a page adds to the arguments of one call, for its toasts or the name of its download. Their keys are
 * symbols, so they are never sent and never part of a cache key: `remove({ teamId, memberId, [intent]: 'removal' })`.
 * They work for mutations and lazy reads, but not for `use…Query`, which copies its arguments without symbol keys.
 */
export const intent = Symbol('intent')
/** The name under which a download is saved, where only the page knows it. */
export const fileName = Symbol('fileName')
const attemptKey = Symbol('attemptKey')

/** Arguments that say what a call is for: several actions may use the same call. */
export type Intended<Intent> = { [intent]: Intent }
/** Arguments that name their download. */
export type Named = { [fileName]: string }

/** The arguments of a call that belongs to an attempt. @param key its `Idempotency-Key`, at most 64 characters */
export const withAttemptKey = <Args extends object>(args: Args, key: string): Args => ({ ...args, [attemptKey]: key })

/** The key of the attempt that a call belongs to, if it names one. */
export const attemptKeyOf = (args: unknown): string | undefined =>
  typeof args === 'object' && args !== null && attemptKey in args && typeof args[attemptKey] === 'string'
    ? args[attemptKey]
    : undefined
