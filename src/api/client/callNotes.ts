/**
 * What a page says about one call besides its arguments, for the toasts and the name of a download. The keys are symbols,
 * so it is never sent and never part of a cache key: `remove({ teamId, memberId, [intent]: 'removal' })`.
 * For calls that are made, not for `use…Query`: the hook compares and copies its arguments by their names.
 */
export const intent = Symbol('intent')
/** The name under which a download is saved, where only the page knows it. */
export const fileName = Symbol('fileName')

/** Arguments that say why: the same call is used for several acts. */
export type Intended<Intent> = { [intent]: Intent }
/** Arguments that name their download. */
export type Named = { [fileName]: string }
