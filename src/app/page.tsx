import { useMemo, type ComponentType } from 'react'
import { useLoaderData, useLocation, type RouteObject } from 'react-router-dom'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { hydration } from '@/lib/hydration'
import { once } from '@/lib/once'
import { registerChunk } from '@/lib/prefetch'
import type { AppStore } from '@/store/store'
import { guard } from './guards'
import { loadChunk } from './staleChunk'

/** Exports of a page's module. */
export type PageModule = {
  default: ComponentType
  /** Reads what its first screen shows; what it could not read is read again where it is shown. */
  read?: (store: AppStore) => Promise<void>
  /** Loads code that only some visits need, or that prerendered markup does without; the page shows it at once. */
  prepare?: (store: AppStore) => Promise<unknown> | undefined
}
type Layout = { Layout: ComponentType }

/** Static data of a route. */
export type Handle = { title: string }

/**
 * One page: path, document title (until the page sets its own), guards, module.
 * The guards run before the page is shown; in parallel the module is loaded if it is likely to be shown.
 */
export type MakePage = (
  path: RoutePattern,
  title: string,
  guards: readonly string[],
  load: () => Promise<PageModule>,
) => RouteObject

/** Creates the `page` function of the route tables. */
export function pagesOf(store: AppStore): MakePage {
  return (path, title, guards, importPage) => {
    const load = once(importPage)
    registerChunk(path, async () => (await load()).prepare?.(store))
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
        const module = await loadChunk(load)
        if (!hydration.isExpected()) await loadChunk(async () => module.prepare?.(store))
        if (module.read && hasSkeleton())
          await Promise.race([module.read(store).catch(() => undefined), delay(patience)])
        return module
      },
      Component: PageSlot,
    }
  }
}

/** How long the first page may wait for its answers in ms: its prerendered skeleton is shown, its header is not live. */
const patience = 250

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Whether a prerendered skeleton shows that the page is loading. */
const hasSkeleton = () =>
  typeof document !== 'undefined' && document.querySelector('#root[data-prerendered=skeleton]') !== null

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

// The router renders its slots at every step of a navigation: layout and page are left alone until they change.
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
