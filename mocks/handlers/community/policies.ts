import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { db, freshId } from '../../db/db'
import { toLegalText, versionsOf, type LegalKind } from '../../db/backOffice/legalTexts'
import { reject, type Handlers } from '../../http'

const latest = (kind: LegalKind): Shape<'LegalText'> =>
  toLegalText(versionsOf(kind)[0] ?? reject(404, 'There is no version yet'))

/** Markup and whitespace alone count as empty. */
const isEmpty = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

function publish(kind: LegalKind, { versionNotes, content }: { versionNotes: string; content: string }) {
  if (isEmpty(content)) reject(422, 'Please write the text', { fields: { content: 'Please write the text' } })
  const version = String(Number(versionsOf(kind)[0]?.version ?? 0) + 1)
  const row = {
    kind,
    legalTextId: freshId(kind === 'privacyPolicy' ? 'pp' : 'tu'),
    version,
    versionNotes: versionNotes.trim() || null,
    content,
    createdAt: clock.iso(),
  }
  db.legalTexts.push(row)
  const flag = kind === 'privacyPolicy' ? 'mustAgreeToPrivacyPolicy' : 'mustAgreeToTermsOfUse'
  for (const user of db.users) user[flag] = true
  return toLegalText(row)
}

export const policies = {
  getLatestPrivacyPolicy: () => latest('privacyPolicy'),
  getLatestTermsOfUse: () => latest('termsOfUse'),
  listPrivacyPolicies: () => versionsOf('privacyPolicy').map(toLegalText),
  listTermsOfUse: () => versionsOf('termsOfUse').map(toLegalText),
  createPrivacyPolicy: ({ body }) => publish('privacyPolicy', body),
  createTermsOfUse: ({ body }) => publish('termsOfUse', body),
} satisfies Partial<Handlers>
