import type { ComponentType } from 'react'
import { useLoaderData, useLocation, type RouteObject } from 'react-router-dom'
import type { RoutePattern } from '@/domain/navigation/routePatterns'
import { registerChunk } from '@/lib/prefetch'
import type { AppStore } from '@/store/store'
import { guard } from './guards'
import { loadChunk } from './staleChunk'

/** What the module of a page exports. */
export type PageModule = { default: ComponentType }
type Layout = { Layout: ComponentType }

/** What a route says about itself. */
export type Handle = { title: string }

/**
 * One page: address, title of the browser's tab (until the page itself names a better one), guards, module.
 * The guards run before the module is shown, and the module is fetched meanwhile if it may well be shown.
 */
export type MakePage = (
  path: RoutePattern,
  title: string,
  guards: readonly string[],
  load: () => Promise<PageModule>,
) => RouteObject

/** Makes the `page` of the route tables. */
export function pagesOf(store: AppStore): MakePage {
  return (path, title, guards, load) => {
    registerChunk(path, load)
    const early = () => {
      const { status } = store.getState().auth
      const likely = status !== 'anonymous' || !(guards.includes('member') || guards.includes('admin'))
      // Whatever goes wrong shows when the page is loaded in earnest, after its guards.
      if (likely) load().catch(() => undefined)
    }
    return {
      id: path,
      path,
      handle: { title } satisfies Handle,
      middleware: [early, guard(store, guards)],
      loader: () => loadChunk(load),
      Component: PageSlot,
    }
  }
}

/** A page that no guard stands before. */
export function unguarded(id: string, path: string, title: string, load: () => Promise<PageModule>): RouteObject {
  return { id, path, handle: { title } satisfies Handle, loader: () => loadChunk(load), Component: PageSlot }
}

/** A group of pages in their layout; an error of a page stands inside the layout. */
export function inLayout(
  id: string,
  load: () => Promise<Layout>,
  error: RouteObject['errorElement'],
  pages: RouteObject[],
): RouteObject {
  return {
    id,
    loader: () => loadChunk(load),
    Component: LayoutSlot,
    children: [{ id: `${id}-pages`, errorElement: error, children: pages }],
  }
}

function LayoutSlot() {
  const { Layout } = useLoaderData<Layout>()
  return <Layout />
}

// Another product is another page: nothing typed or opened is carried from one to the next.
function PageSlot() {
  const { default: Page } = useLoaderData<PageModule>()
  const { pathname } = useLocation()
  return <Page key={pathname} />
}
