import { adminGroups, permissionPath } from '@/domain/access/adminAccess'
import { adminPageRows, type AdminList, type AdminPage, type Permissions } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import { recordFrom } from '@/lib/objects'

const adminLists = adminGroups.map(({ list }) => list)

/** The list that holds the permission for a page. */
export function listOf(page: AdminPage): AdminList {
  const counted = adminPageRows[page].with ?? page
  // Every page belongs to a group; a test verifies it.
  return adminPageRows[counted].group ?? 'system'
}

/** Permission lists that allow nothing. */
export const noPermissions = (): Required<Permissions> => recordFrom(adminLists, () => [])

/** Permission lists that allow everything, with `/admin` paths as the server sends them. */
export function allPermissions(): Required<Permissions> {
  const lists = noPermissions()
  for (const { pages } of adminGroups)
    for (const page of pages) {
      const path = permissionPath(paths.admin.page(page))
      if (!lists[listOf(page)].includes(path)) lists[listOf(page)].push(path)
    }
  return lists
}
