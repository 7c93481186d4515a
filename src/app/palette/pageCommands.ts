import type { RouteObject } from 'react-router-dom'
import { mayOpenPath, type Reader } from '@/domain/access/access'
import { adminLabel } from '@/domain/access/adminPages'
import { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import type { Handle, MakePage } from '../page'
import { titleOf } from '../routeTitle'
import { headerLinks } from '../header/navigation'
import { accountRoutes } from '../routes/account'
import { firstRoutes } from '../routes/first'
import { publicRoutes } from '../routes/public'
import { teamRoutes } from '../routes/team'

/** A page that can be opened by its name. */
export type NamedPage = { to: string; label: string; hint: string }

// Only the names are read here: no guard runs and no module is loaded.
const named: MakePage = (path, title) => ({ path, handle: { title } satisfies Handle })
// These are shown by the app itself, never chosen.
const unlisted: readonly string[] = [paths.home, paths.notFound, paths.error, paths.oldFeaturedDoers]

function pagesOf(routes: readonly RouteObject[], hint: string): NamedPage[] {
  return routes.flatMap(({ path = '', handle }) => {
    const label = titleOf(handle)
    return label === undefined || /[:*]/.test(path) || unlisted.includes(path) ? [] : [{ to: path, label, hint }]
  })
}

const site: NamedPage[] = [
  { to: paths.home, label: 'Home', hint: '' },
  ...pagesOf([...firstRoutes(named).site, ...publicRoutes(named)], ''),
  ...headerLinks.map(({ to, label }) => ({ to, label, hint: '' })),
  { to: paths.resources, label: 'Resources', hint: '' },
]
const account = pagesOf(accountRoutes(named), 'Personal account')
const team = pagesOf(teamRoutes(named), 'Team account')

/** The pages that a reader may open, each once, as routes and menus name them. */
export function pagesFor(reader: Reader, inTeam: boolean): NamedPage[] {
  const admin = [
    { to: paths.admin.index, label: 'Administration', hint: '' },
    ...allowedGroups(reader.permissions).flatMap(({ label, pages }) =>
      pages.map((page) => ({ to: paths.admin.page(page), label: adminLabel(page), hint: `Administration: ${label}` })),
    ),
  ]
  const own = reader.isSignedIn
    ? [...account, ...(inTeam ? team : []), { to: paths.logout, label: 'Sign out', hint: '' }]
    : [
        { to: paths.login, label: 'Sign in', hint: '' },
        { to: paths.signup, label: 'Sign up', hint: '' },
      ]
  const all = [...own, ...admin, ...site].filter(({ to }) => mayOpenPath(reader, to).may)
  // Pricing and Contact are in the menu and in the route table.
  return [...new Map(all.map((page) => [page.to, page])).values()]
}
