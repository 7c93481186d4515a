import { useMemo, type ComponentType } from 'react'
import { useLoaderData, useLocation, type RouteObject } from 'react-router-dom'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { once } from '@/lib/browser/once'
import { registerChunk } from '@/lib/browser/prefetch'
import type { AppStore } from '@/store/store'
import { guard } from './guards'
import { loadChunk } from './staleChunk'

export type PageModule = { default: ComponentType }
type Layout = { Layout: ComponentType }

/** Static data of a route. */
export type Handle = { title: string }

export type PageRow = {
  path: RoutePattern
  /** The document's title until the page sets its own. */
  title: string
  /** Run before the page is shown; meanwhile the page's module is loaded if it is likely to be needed. */
  guards: readonly string[]
  load: () => Promise<PageModule>
  /**
   * Starts what the page needs early, after the guards and in parallel with the page's code. The router waits for its
   * promise; a failure is ignored here, and is shown where the page needs the data.
   */
  loader?: ((store: AppStore) => Promise<unknown> | undefined) | undefined
}

type Row = readonly [path: RoutePattern, title: string, load: PageRow['load'], loader?: PageRow['loader']]

/** A route table of pages that have the same guards. */
export const pages = (guards: readonly string[], rows: readonly Row[]): PageRow[] =>
  rows.map(([path, title, load, loader]) => ({ path, title, guards, load, loader }))

/** The routes of a table. */
export const routesOf = (store: AppStore, rows: readonly PageRow[]): RouteObject[] =>
  rows.map(({ path, title, guards, load: importPage, loader }) => {
    const load = once(importPage)
    registerChunk(path, load)
    const early = () => {
      const { status } = store.getState().auth
      const likely = status !== 'anonymous' || !(guards.includes('member') || guards.includes('admin'))
      // Errors surface when the page actually loads, after its guards.
      if (likely) load().catch(() => undefined)
    }
    return {
      id: path,
      path,
      handle: { title } satisfies Handle,
      middleware: [early, guard(store, guards, path)],
      loader: async () => {
        const [module] = await Promise.all([loadChunk(load), loader?.(store)?.catch(() => undefined)])
        return module
      },
      Component: PageSlot,
    }
  })

/** A page without guards. */
export function unguarded(id: string, path: string, title: string, importPage: () => Promise<PageModule>): RouteObject {
  const load = once(importPage)
  return { id, path, handle: { title } satisfies Handle, loader: () => loadChunk(load), Component: PageSlot }
}

/** A group of pages in their layout; a page's error is shown inside the layout. */
export function inLayout(
  id: string,
  importLayout: () => Promise<Layout>,
  error: RouteObject['errorElement'],
  pages: RouteObject[],
): RouteObject {
  const load = once(importLayout)
  return {
    id,
    loader: () => loadChunk(load),
    Component: LayoutSlot,
    children: [{ id: `${id}-pages`, errorElement: error, children: pages }],
  }
}

// The router renders both slots at every step of a navigation; memoised, layout and page only render when they change.
function LayoutSlot() {
  const { Layout } = useLoaderData<Layout>()
  return useMemo(() => <Layout />, [Layout])
}

// A different product remounts the page, so no input or open state carries over.
function PageSlot() {
  const { default: Page } = useLoaderData<PageModule>()
  const { pathname } = useLocation()
  return useMemo(() => <Page key={pathname} />, [Page, pathname])
}
