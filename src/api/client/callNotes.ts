/**
 * What a page says about one call besides its arguments, for the toasts and the name of a download. The keys are symbols,
 * so it is never sent and never part of a cache key: `remove({ teamId, memberId, [intent]: 'removal' })`.
 * For calls that are made, not for `use…Query`: the hook compares and copies its arguments by their names.
 */
export const intent = Symbol('intent')
/** The name under which a download is saved, where only the page knows it. */
export const fileName = Symbol('fileName')
const attemptKey = Symbol('attemptKey')

/** Arguments that say why: the same call is used for several acts. */
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
