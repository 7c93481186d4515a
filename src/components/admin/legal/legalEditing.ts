import type { Shape } from '@/contract/types'

export type LegalText = Shape<'LegalText'>

export type LegalDraft = {
  content: string
  versionNotes: string
  /** Id of the version that the text was written on; empty for the first one. */
  basedOn: string
}

export type LegalEditing = {
  title: string
  /** Publishes a new version. */
  publish: (args: { body: { content: string; versionNotes: string } }) => { unwrap: () => Promise<unknown> }
  /** Reads all versions from the server again. */
  reread: () => Promise<readonly LegalText[]>
}

/** The version as members see it named. */
export const versionName = ({ version, legalTextId }: LegalText): string => version ?? legalTextId
