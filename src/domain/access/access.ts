import { isBelow } from '../navigation/isBelow'
import { paths } from '../navigation/paths'
import { adminPageAt, mayOpen, permissionPath } from './adminAccess'
import { adminLabel, type Permissions } from './adminPages'
import { teamPageAt, whoMayOpenTeamPage, type SaidRole } from './teamAccess'

/**
 * Whether an action is allowed; if not, a sentence that says who can do it, shown at the visible but disabled control.
 */
export type Access = { may: true; why?: undefined } | { may: false; why: string }

/** What a user's access depends on. */
export type Reader = {
  isSignedIn: boolean
  isAdmin: boolean
  /** An administrator's permission lists; undefined while unknown. */
  permissions: Permissions | undefined
  /** The role in the active team; undefined for the Personal account and while unknown. */
  teamRole: SaidRole | undefined
}

const allowed: Access = { may: true }

/**
 * Whether a user may open a page: the single source for menus, guards, links, cards and the command palette.
 * @param to path, with or without query and hash
 */
export function mayOpenPath(reader: Reader, to: string): Access {
  const path = to.replace(/[?#].*/, '').toLowerCase()
  const page = teamPageAt(path)
  if (isBelow(path, paths.admin.index)) return mayAdminister(reader, path)
  if (page) {
    if (!reader.isSignedIn) return { may: false, why: 'Sign in to open this page.' }
    // Without a role the server decides; /team itself explains what to do.
    const why = reader.teamRole && whoMayOpenTeamPage(reader.teamRole, page)
    return why ? { may: false, why } : allowed
  }
  if (isBelow(path, paths.account.overview) && !reader.isSignedIn)
    return { may: false, why: 'Sign in to open this page.' }
  return allowed
}

function mayAdminister({ isAdmin, permissions }: Reader, path: string): Access {
  if (!isAdmin) return { may: false, why: 'Only administrators can open this page.' }
  if (mayOpen(permissions, path)) return allowed
  const page = adminPageAt(permissionPath(path))
  return {
    may: false,
    why: `Only administrators with access to ${page ? adminLabel(page) : 'this page'} can open it.`,
  }
}
