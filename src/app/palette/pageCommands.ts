import { mayOpenPath, type Reader } from '@/domain/access/access'
import { adminLabel } from '@/domain/access/adminPages'
import { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import type { PageRow } from '../page'
import { headerLinks } from '../header/navigation'
import { accountRoutes } from '../routes/account'
import { publicRoutes } from '../routes/public'
import { teamRoutes } from '../routes/team'

/** A page that can be opened by its name. */
export type NamedPage = { to: string; label: string; hint: string }

// Pages that the app opens itself; nobody would choose them.
const unlisted: readonly string[] = [paths.home, paths.notFound, paths.error, paths.oldFeaturedDoers]

const namesOf = (rows: readonly PageRow[], hint: string): NamedPage[] =>
  rows
    .filter(({ path }) => !/[:*]/.test(path) && !unlisted.includes(path))
    .map(({ path, title }) => ({ to: path, label: title, hint }))

const site: NamedPage[] = [
  { to: paths.home, label: 'Home', hint: '' },
  ...namesOf(publicRoutes, ''),
  ...headerLinks.map(({ to, label }) => ({ to, label, hint: '' })),
  { to: paths.resources, label: 'Resources', hint: '' },
]
const account = namesOf(accountRoutes, 'Personal account')
const team = namesOf(teamRoutes, 'Team account')

/** The path of a page within its account, which is the same for both accounts: `/payment`. */
const inAccount = ({ to }: NamedPage) => to.replace(/^\/[^/]+/, '')

/** Keeps the account as a hint only for pages that the other account has as well. */
function hinted(pages: readonly NamedPage[], others: readonly NamedPage[]): NamedPage[] {
  const duplicates = new Set(others.map(inAccount))
  return pages.map((page) => (duplicates.has(inAccount(page)) ? page : { ...page, hint: '' }))
}

/** The pages that a reader may open, each once, with the names of routes and menus. */
export function pagesFor(reader: Reader, inTeam: boolean): NamedPage[] {
  const admin = [
    { to: paths.admin.index, label: 'Administration', hint: '' },
    ...allowedGroups(reader.permissions).flatMap(({ label, pages }) =>
      pages.map((page) => ({ to: paths.admin.page(page), label: adminLabel(page), hint: `Administration: ${label}` })),
    ),
  ]
  const open = (pages: readonly NamedPage[]) => pages.filter(({ to }) => mayOpenPath(reader, to).may)
  const [mine, ours] = [open(account), inTeam ? open(team) : []]
  const own = reader.isSignedIn
    ? [...hinted(mine, ours), ...hinted(ours, mine), { to: paths.logout, label: 'Sign out', hint: '' }]
    : [
        { to: paths.login, label: 'Sign in', hint: '' },
        { to: paths.signup, label: 'Sign up', hint: '' },
      ]
  const all = [...own, ...open([...admin, ...site])]
  // Pricing and Contact are in the menu and in the route table.
  return [...new Map(all.map((page) => [page.to, page])).values()]
}
