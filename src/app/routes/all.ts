import type { RouteObject } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { startRoutes } from '../router'
import { restRoutes } from './rest'

/** All routes of the app at once: for prerendering in the build, and for tests. */
export function allRoutes(store: AppStore): RouteObject[] {
  const rest: Record<string, RouteObject[]> = restRoutes(store)
  const grown = (route: RouteObject): RouteObject => {
    if (route.index) return route
    const children = [...(route.children ?? []), ...(rest[route.id ?? ''] ?? [])]
    return children.length > 0 ? { ...route, children: children.map(grown) } : route
  }
  return startRoutes(store).map(grown)
}
