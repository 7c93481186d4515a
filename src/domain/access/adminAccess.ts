import { keysOf } from '@/lib/objects'
import { adminPageRows, adminPages, type AdminList, type AdminPage, type Permissions } from './adminPages'
import { paths } from '../navigation/paths'

const labels: Readonly<Record<AdminList, string>> = {
  system: 'System',
  marketplace: 'Marketplace',
  marketing: 'Marketing',
  community: 'Community',
  partners: 'Partners',
  finance: 'Finance',
  legal: 'Legal',
}

/** The back-office groups in menu order with their pages (platform §2). */
export const adminGroups: { list: AdminList; label: string; pages: AdminPage[] }[] = keysOf(labels).map((list) => ({
  list,
  label: labels[list],
  pages: adminPages.filter((page) => adminPageRows[page].group === list),
}))

const trimmed = (path: string) => path.replace(/\/+$/, '') || '/'

const pageOf = new Map<string, AdminPage>(adminPages.map((page) => [paths.admin.page(page), page]))

/** The back-office page of a path; undefined for /admin itself and for any other path. */
export const adminPageAt = (pathname: string): AdminPage | undefined => pageOf.get(trimmed(pathname))

/**
 * The path whose permission applies to a path.
 * @param pathname `/admin/event`, without query
 * @returns `/admin/events`; other paths are returned without a trailing slash
 */
export function permissionPath(pathname: string): string {
  const path = trimmed(pathname)
  const page = adminPageAt(path)
  const alias = page && adminPageRows[page].with
  return alias ? paths.admin.page(alias) : path
}

/** A page in a permission list: its path, or only the last part of it (`config`). */
const listed = (allowed: string) => `${paths.admin.index}/${trimmed(allowed).replace(/^\/?(admin\/)?/, '')}`

const holds = (list: string[] | undefined, path: string) => list?.some((allowed) => listed(allowed) === path) === true

/**
 * Whether an administrator may open a back-office path (R-PERM-05 to R-PERM-08).
 * The index is open to every administrator, so that a redirect never loops (O-14); so is the site root.
 * @param permissions the lists of the profile; undefined while unknown
 * @param pathname `/admin/orders`, without query
 */
export function mayOpen(permissions: Permissions | undefined, pathname: string): boolean {
  const path = permissionPath(pathname)
  if (path === paths.home || path === paths.admin.index) return true
  return adminGroups.some(({ list }) => holds(permissions?.[list], path))
}

/**
 * An administrator's menu: groups in order with their permitted pages, without empty groups (R-PERM-04).
 * The four user pages require /admin/users in the community list itself (R-ADM-07).
 */
export function allowedGroups(permissions: Permissions | undefined): typeof adminGroups {
  const users = paths.admin.page('users')
  return adminGroups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => {
        const path = paths.admin.page(page)
        return permissionPath(path) === users ? holds(permissions?.community, users) : mayOpen(permissions, path)
      }),
    }))
    .filter(({ pages }) => pages.length > 0)
}

/**
 * An administrator's permissions as one text: `Legal; Finance: Orders`, where a group without pages is open as a whole.
 * Empty if there are none.
 */
export function permissionText(permissions: Permissions | undefined, label: (page: AdminPage) => string): string {
  const sizes = new Map(adminGroups.map(({ list, pages }) => [list, pages.length]))
  const isWhole = ({ list, pages }: (typeof adminGroups)[number]) => pages.length === sizes.get(list)
  const groups = allowedGroups(permissions)
  if (groups.length === adminGroups.length && groups.every(isWhole)) return 'Every page'
  return groups
    .map((group) => (isWhole(group) ? group.label : `${group.label}: ${group.pages.map(label).join(', ')}`))
    .join('; ')
}

/** The label of the group that a back-office path belongs to: `Finance`; undefined for /admin itself and other paths. */
export function adminGroupOf(pathname: string): string | undefined {
  const at = (page?: AdminPage) => adminGroups.find(({ pages }) => page && pages.includes(page))?.label
  return at(adminPageAt(pathname)) ?? at(adminPageAt(permissionPath(pathname)))
}
