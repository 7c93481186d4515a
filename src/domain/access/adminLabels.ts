import type { AdminPage } from './pageNames'

const labels: Partial<Record<AdminPage, string>> = { 'mailing-list': 'Mailing list signups' }

/** Labels of the back-office pages in menus and titles (R-ADM-01 to R-ADM-11). */
export function adminLabel(page: AdminPage): string {
  const words = page.replaceAll('-', ' ')
  return labels[page] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
