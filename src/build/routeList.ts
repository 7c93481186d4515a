import type { PageRow } from '@/app/page'
import { accountRoutes } from '@/app/routes/account'
import { adminRoutes } from '@/app/routes/admin'
import { firstRoutes } from '@/app/routes/first'
import { blankRoutes, publicRoutes } from '@/app/routes/public'
import { teamRoutes } from '@/app/routes/team'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import type { PageSource } from './pageSources'

const tables = 'src/app/routes/rest.tsx'
const site = 'src/app/layouts/DefaultLayout.tsx'
const blank = 'src/app/layouts/BlankLayout.tsx'
const dashboard = [tables, 'src/app/layouts/DashboardLayout.tsx']
const team = [...dashboard, 'src/components/team/TeamGate.tsx']
const admin = [tables, 'src/app/layouts/AdminLayout.tsx']

/** Modules that a page or its `loader` loads as soon as it is opened. */
const soon: Partial<Record<RoutePattern, readonly string[]>> = {
  '/account': ['src/areas/account/overview/readOverview.ts'],
  '/login': ['src/areas/public/login/LoginForm.tsx'],
  '/solutions/:product': ['src/components/SafeHtml.tsx'],
}

/** Modules that a public page loads for members only (its `loader` in src/app/routes). */
const forMembers: Partial<Record<RoutePattern, readonly string[]>> = {
  '/cart': ['src/areas/public/cart/BuyerCart.tsx'],
}

const layouts: [readonly PageRow[], string[]][] = [
  [firstRoutes.site, [site]],
  [firstRoutes.blank, [blank]],
  [accountRoutes, dashboard],
  [teamRoutes, team],
  [adminRoutes, admin],
  [blankRoutes, [tables, blank]],
  [publicRoutes, [tables, site]],
]

/** Every page of the route tables with the modules of its layout. The build replaces each page's module by its path. */
export const pages: PageSource[] = await Promise.all(
  layouts.flatMap(([rows, layout]) =>
    rows.map(async ({ path, guards, load }) => ({
      path,
      source: String((await load()).default),
      layout,
      member: guards.includes('member') || guards.includes('admin'),
      soon: soon[path],
      forMembers: forMembers[path],
    })),
  ),
)
