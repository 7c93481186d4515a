import { clock } from '../../../settings/clock'
import type { LegalTextRow } from '../../tables'
import type { LegalVersion } from './legalVersion'
import { privacyPolicies } from './privacyPolicies'
import { termsOfUse } from './termsOfUse'

const html = (title: string, sections: Record<string, string>) =>
  [`<h2>${title}</h2>`, ...Object.entries(sections).map(([heading, text]) => `<h3>${heading}</h3>${text}`)].join('')

const rows = (kind: LegalTextRow['kind'], prefix: string, title: string, versions: LegalVersion[]): LegalTextRow[] =>
  versions.map(({ daysAgo, notes, sections }, index) => ({
    kind,
    legalTextId: `${prefix}-${index + 1}`,
    version: String(index + 1),
    versionNotes: notes,
    content: html(title, sections),
    createdAt: clock.daysFromNow(-daysAgo, 1),
  }))

/** All versions of the two legal texts; everybody has accepted the latest ones. */
export const seedLegalTexts = (): LegalTextRow[] => [
  ...rows('privacyPolicy', 'pp', 'Privacy policy', privacyPolicies),
  ...rows('termsOfUse', 'tu', 'Terms of use', termsOfUse),
]
