import type { AdminPage } from './pageNames'

const labels: Partial<Record<AdminPage, string>> = { 'mailing-list': 'Mailing list signups' }

/** What a page of the back office is called in menus and titles (R-ADM-01 to R-ADM-11). */
export function adminLabel(page: AdminPage): string {
  const words = page.replaceAll('-', ' ')
  return labels[page] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
