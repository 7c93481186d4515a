import { adminLabel } from './adminLabels'
import { paths } from '../navigation/paths'
import { adminPageAt, mayOpen, permissionPath, type Permissions } from './permissions'
import { mayOpenTeamPage, teamPageAt, whoMayOpenTeamPage, type TeamRole } from '../team/teamRoles'

/** Whether something is allowed, and if not, who may: a sentence to show at the control that stays visible. */
export type Access = { may: true; why?: undefined } | { may: false; why: string }

/** What the rights of a reader follow from. */
export type Reader = {
  isSignedIn: boolean
  isAdmin: boolean
  /** The permission lists of an administrator; undefined while they are unknown. */
  permissions: Permissions | undefined
  /** The role in the active team; undefined for the Personal account and while it is unknown. */
  teamRole: TeamRole | undefined
}

const allowed: Access = { may: true }
const isBelow = (path: string, area: string) => path === area || path.startsWith(`${area}/`)

/**
 * Whether a reader may open a page of the app: the one source for menus, guards, links, cards and the command palette.
 * @param to path, with or without query and hash
 */
export function mayOpenPath(reader: Reader, to: string): Access {
  const path = to.replace(/[?#].*$/, '').toLowerCase()
  const page = teamPageAt(path)
  if (isBelow(path, paths.admin.index)) return mayAdminister(reader, path)
  if (page) {
    if (!reader.isSignedIn) return { may: false, why: 'Sign in to open this page.' }
    // Without a role the server has the last word; /team itself tells what to do.
    if (!reader.teamRole || mayOpenTeamPage(reader.teamRole, page)) return allowed
    return { may: false, why: whoMayOpenTeamPage(reader.teamRole, page) ?? '' }
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
