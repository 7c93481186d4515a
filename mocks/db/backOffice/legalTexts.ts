import type { Shape } from '@/contract/types'
import { db } from '../db'
import type { LegalTextRow } from '../tables'

export type LegalKind = LegalTextRow['kind']

/** All versions of the legal texts, in order of publication. */
export const legalTexts = (): LegalTextRow[] => db.legalTexts

/** All versions of one kind, newest first. */
export const versionsOf = (kind: LegalKind): LegalTextRow[] =>
  db.legalTexts.filter((row) => row.kind === kind).sort((a, b) => Number(b.version) - Number(a.version))

export const toLegalText = ({ kind: _kind, ...text }: LegalTextRow): Shape<'LegalText'> => text
