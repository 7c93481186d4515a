import type { Shape } from '@/contract/types'

type LegalText = Shape<'LegalText'>

/** What one who agreed to a version long ago has not seen of a legal text (T2.6). */
export type LegalChanges = {
  /** The version agreed to, where it is still known. */
  earlier?: LegalText
  /** The notes of every version since, the newest first. */
  notes: { version: string; note: string; createdAt?: string }[]
}

const order = ({ createdAt, version }: LegalText) => createdAt ?? (version ?? '').padStart(30, '0')

/**
 * Finds what has changed since a version was agreed to.
 * @param latest the version that is to be agreed to now
 * @param all every version in any order; undefined when the reader may not see them
 * @param agreedVersion the version agreed to; nothing when there was none
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
  return { earlier, notes: [...since].sort((a, b) => order(b).localeCompare(order(a))).flatMap(noteOf) }
}
