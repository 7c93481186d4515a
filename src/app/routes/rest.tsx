import type { RouteObject } from 'react-router-dom'
import { PageError } from '../PageError'
import { inLayout, routesOf } from '../page'
import type { AppStore } from '@/store/store'
import { accountRoutes } from './account'
import { adminRoutes } from './admin'
import { blankRoutes, publicRoutes } from './public'
import { teamRoutes } from './team'

/** All routes beyond the first two, by parent route. */
export function restRoutes(store: AppStore): Record<'default-pages' | 'blank-pages' | 'root', RouteObject[]> {
  const error = <PageError />
  const dashboard = () =>
    import('../layouts/DashboardLayout').then(({ DashboardLayout }) => ({ Layout: DashboardLayout }))
  const admin = () => import('../layouts/AdminLayout').then(({ AdminLayout }) => ({ Layout: AdminLayout }))
  return {
    'default-pages': routesOf(store, publicRoutes),
    'blank-pages': routesOf(store, blankRoutes),
    root: [
      inLayout('dashboard', dashboard, error, routesOf(store, [...accountRoutes, ...teamRoutes])),
      inLayout('admin', admin, error, routesOf(store, adminRoutes)),
    ],
  }
}
