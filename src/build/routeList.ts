import type { MakePage } from '@/app/page'
import { accountRoutes } from '@/app/routes/account'
import { adminRoutes } from '@/app/routes/admin'
import { firstRoutes } from '@/app/routes/first'
import { blankRoutes, publicRoutes } from '@/app/routes/public'
import { teamRoutes } from '@/app/routes/team'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import type { PageSource } from './pageSources'

type Load = () => Promise<{ default: unknown }>
type Listed = Omit<PageSource, 'source'> & { load: Load }

const tables = 'src/app/routes/rest.tsx'
const site = 'src/app/layouts/DefaultLayout.tsx'
const blank = 'src/app/layouts/BlankLayout.tsx'
const dashboard = [tables, 'src/app/layouts/DashboardLayout.tsx']
const team = [...dashboard, 'src/components/team/TeamGate.tsx']
const admin = [tables, 'src/app/layouts/AdminLayout.tsx']

/** What an open page loads for members only (its `loader` in src/app/routes). */
const forMembers: Partial<Record<RoutePattern, readonly string[]>> = {
  '/cart': ['src/areas/public/cart/BuyerCart.tsx'],
}

const listed: Listed[] = []

function list(table: (page: MakePage) => unknown, layout: string[]): void {
  table((path, _title, guards, load) => {
    const member = guards.includes('member') || guards.includes('admin')
    listed.push({ path, load, layout, member, forMembers: forMembers[path] })
    return { path }
  })
}

list(firstRoutes, [site, blank])
list(accountRoutes, dashboard)
list(teamRoutes, team)
list(adminRoutes, admin)
list(blankRoutes, [tables, blank])
list(publicRoutes, [tables, site])

/** Every page of the route tables with the modules of its layout. The build replaces each page's module by its path. */
export const pages = await Promise.all(
  listed.map(async ({ load, ...page }) => ({ ...page, source: String((await load()).default) })),
)
