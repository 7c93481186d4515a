import { capitalised } from '@/lib/text/wording'
import type { Shape } from '@/contract/types'
import { keysOf } from '@/lib/objects'

export type Permissions = Shape<'Permissions'>
export type AdminList = keyof Permissions

type Row = {
  /** The permission list that it belongs to, and its group in the menu; without one it is reached from another page. */
  group?: AdminList
  /** The page whose permission opens it (R-PERM-06, R-PERM-07); by default its own. */
  with?: string
  /** By default its name in words. */
  label?: string
}

/**
 * The pages of the back office (platform §2, R-ADM-01 to R-ADM-11) by the last segment of their path, in the order of the
 * menu. Routes, titles, menu, palette, guard, permissions and the mock server's checks follow from this table. No server
 * lists job enquiries and partner subscriptions, which are ours: they open with the nearest page of the specification.
 */
const pages = {
  config: { group: 'system' },
  database: { group: 'system' },
  'data-exports': { group: 'system' },
  'data-privacy': { group: 'system' },
  logs: { group: 'system' },
  media: { group: 'system' },
  'benefit-enquiries': { group: 'marketplace' },
  'discount-codes': { group: 'marketplace' },
  'orphaned-charges': { group: 'marketplace' },
  'solution-activation': { group: 'marketplace' },
  'subscription-events': { group: 'marketplace' },
  'campaign-responses': { group: 'marketing' },
  'landing-page-responses': { group: 'marketing' },
  'mailing-list': { group: 'marketing', label: 'Mailing list signups' },
  'job-enquiries': { group: 'marketing', with: 'benefit-enquiries' },
  analytics: { group: 'community' },
  'blog-comments': { group: 'community' },
  events: { group: 'community' },
  event: { with: 'events' },
  'featured-doers': { group: 'community' },
  surveys: { group: 'community' },
  'old-memberships': { group: 'community' },
  users: { group: 'community' },
  'admin-users': { group: 'community', with: 'users' },
  'signup-survey-responses': { group: 'community', with: 'users' },
  'delete-user': { group: 'community', with: 'users' },
  partners: { group: 'partners' },
  'partner-discount-codes': { group: 'partners' },
  'partner-subscriptions': { group: 'partners', with: 'partners' },
  invoices: { group: 'finance' },
  orders: { group: 'finance' },
  'referral-points-redemptions': { group: 'finance' },
  'privacy-policy': { group: 'legal' },
  'terms-of-use': { group: 'legal' },
} as const satisfies Record<string, Row>

export type AdminPage = keyof typeof pages

export const adminPageRows: Readonly<Record<AdminPage, Row & { with?: AdminPage }>> = pages
export const adminPages = keysOf<AdminPage>(pages)

/** Label of a back-office page in menus and titles (R-ADM-01 to R-ADM-11). */
export function adminLabel(page: AdminPage): string {
  return adminPageRows[page].label ?? capitalised(page.replaceAll('-', ' '))
}
