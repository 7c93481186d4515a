import type { SolutionCategory } from '@/contract/content'
import drawings from './solutionArt.svg?no-inline'

const drawn = new Set(
  (
    'premium-membership hot-desk-day-pass co-working-membership meeting-room-hours virtual-office-address ' +
    'private-studio brand-identity-kit ads-credit search-visibility-audit podcast-launch custom-brand-film ' +
    'trademark-filing contract-templates e-signature legal-advice-hour company-registration bookkeeping ' +
    'corporate-secretary sole-proprietor-tax payroll web-hosting domain-and-mail cloud-credit security-check ' +
    'group-health-insurance telehealth coaching'
  ).split(' '),
)

/** The drawing of solutions that have none of their own. */
const usual: Record<SolutionCategory, string> = {
  workspace: 'hot-desk-day-pass',
  marketing: 'ads-credit',
  legal: 'contract-templates',
  business: 'bookkeeping',
  tech: 'web-hosting',
  health: 'telehealth',
}

/** The URL of a solution's line drawing. All are in one file, which is fetched only where one is shown. */
export const solutionDrawing = (uid: string, category: SolutionCategory): string =>
  `${drawings}#${drawn.has(uid) ? uid : usual[category]}`
