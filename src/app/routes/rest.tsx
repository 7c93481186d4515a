import type { RouteObject } from 'react-router-dom'
import { PageError } from '../PageError'
import { inLayout, pagesOf } from '../page'
import type { AppStore } from '@/store/store'
import { accountRoutes } from './account'
import { adminRoutes } from './admin'
import { blankRoutes, publicRoutes } from './public'
import { teamRoutes } from './team'

/** All routes beyond the first two, by parent route. */
export function restRoutes(store: AppStore): Record<'default-pages' | 'blank-pages' | 'root', RouteObject[]> {
  const page = pagesOf(store)
  const error = <PageError />
  const dashboard = () =>
    import('../layouts/DashboardLayout').then(({ DashboardLayout }) => ({ Layout: DashboardLayout }))
  const admin = () => import('../layouts/AdminLayout').then(({ AdminLayout }) => ({ Layout: AdminLayout }))
  return {
    'default-pages': publicRoutes(page),
    'blank-pages': blankRoutes(page),
    root: [
      inLayout('dashboard', dashboard, error, [...accountRoutes(page), ...teamRoutes(page)]),
      inLayout('admin', admin, error, adminRoutes(page)),
    ],
  }
}
