import type { Shape } from '@/contract/types'

type LegalText = Shape<'LegalText'>

/** The changes of a legal text that a user who accepted an old version has not seen. */
export type LegalChanges = {
  /** The accepted version, if it is still available. */
  earlier?: LegalText
  /** The release notes of all versions since, newest first. */
  notes: { version: string; note: string; createdAt?: string }[]
}

const order = ({ createdAt, version }: LegalText) => createdAt ?? (version ?? '').padStart(30, '0')

/** The versions of a legal text, newest first, by time of publication or else by number. */
export const newestFirst = (all: readonly LegalText[]): LegalText[] =>
  [...all].sort((a, b) => order(b).localeCompare(order(a)))

/**
 * Finds what has changed since a version was accepted.
 * @param latest the version to be accepted now
 * @param all every version in any order; undefined if the reader may not see them
 * @param agreedVersion the accepted version; undefined if there was none
 */
export function changesSince(
  latest: LegalText,
  all: readonly LegalText[] | undefined,
  agreedVersion: string | null | undefined,
): LegalChanges {
  const noteOf = ({ version = '', versionNotes, createdAt }: LegalText) =>
    versionNotes ? [{ version, note: versionNotes, ...(createdAt ? { createdAt } : {}) }] : []
  if (!agreedVersion) return { notes: [] }
  const earlier = all?.find(({ version }) => version === agreedVersion)
  if (!all || !earlier) return { notes: noteOf(latest) }
  const since = all.filter((text) => order(text) > order(earlier) && order(text) <= order(latest))
  return { earlier, notes: newestFirst(since).flatMap(noteOf) }
}
