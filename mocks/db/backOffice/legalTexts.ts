import type { Shape } from '@/contract/types'
import { db } from '../db'
import type { LegalTextRow } from '../tables'

export type LegalKind = LegalTextRow['kind']

/** All versions of the legal texts, in the order in which they were published. */
export const legalTexts = (): LegalTextRow[] => db.legalTexts

/** All versions of one kind, the newest first. */
export const versionsOf = (kind: LegalKind): LegalTextRow[] =>
  db.legalTexts.filter((row) => row.kind === kind).sort((a, b) => Number(b.version) - Number(a.version))

export const toLegalText = ({ kind: _kind, ...text }: LegalTextRow): Shape<'LegalText'> => text
