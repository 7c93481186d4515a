import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { once } from '@/lib/browser/once'
import { connectNavigation } from '@/store/navigation/navigation'
import type { AppStore } from '@/store/store'
import { BlankLayout } from './layouts/BlankLayout'
import { DefaultLayout } from './layouts/DefaultLayout'
import { BarePageError, PageError } from './PageError'
import { guard } from './guards'
import { inLayout, routesOf, unguarded } from './page'
import { revalidateOnChange } from './revalidateOnChange'
import { Root } from './Root'
import { firstRoutes } from './routes/first'
import type * as RestTables from './routes/rest'
import { loadChunk, reloadInto } from './staleChunk'

const nowhere = unguarded('nowhere', '*', 'Page not found', () => import('@/areas/public/not-found/NotFound'))

/** The routes of an initial page in their layouts; `loadRest` adds all others. */
export function startRoutes(store: AppStore): RouteObject[] {
  const error = <PageError />
  const site = async () => ({ Layout: DefaultLayout })
  const blank = async () => ({ Layout: BlankLayout })
  return [
    {
      id: 'root',
      Component: Root,
      errorElement: <BarePageError />,
      hydrateFallbackElement: <p className="visually-hidden">Loading</p>,
      children: [
        inLayout('default', site, error, [
          ...routesOf(store, firstRoutes.site),
          { ...nowhere, middleware: [guard(store, ['maintenance'])] },
        ]),
        inLayout('blank', blank, error, routesOf(store, firstRoutes.blank)),
      ],
    },
  ]
}

async function loadTables(store: AppStore) {
  // If the server returns an empty file, the module has no exports, or is undefined if the bundler put it into a group.
  const rest: Partial<typeof RestTables> | undefined = await import('./routes/rest')
  if (!rest?.restRoutes) throw new Error('Importing a module script failed: the route tables are empty')
  return rest.restRoutes(store)
}

/** Adds the routes of all other pages, once: the router calls it for every URL without a definite match. */
function discover(store: AppStore): PatchRoutesOnNavigationFunction {
  const tables = once(() => loadTables(store))
  let known = false
  let shown = false
  return async ({ path, patch, signal }) => {
    if (known) return
    try {
      for (const [id, children] of Object.entries(await loadChunk(tables))) patch(id, children)
      // The router ignores the patches of a superseded navigation: the next one has to add them.
      known = !signal.aborted
    } catch (error) {
      if (shown) throw error
      // During the initial load the router would render nothing: show the error in the page's layout instead.
      patch('default-pages', [{ id: `missing:${path}`, path, loader: () => Promise.reject(error) }])
    }
    shown ||= !signal.aborted
  }
}

const isIdle = (router: DataRouter) =>
  new Promise<void>((done) => {
    if (router.state.navigation.state === 'idle') return done()
    const stop = router.subscribe(({ navigation: { state } }) => {
      if (state !== 'idle') return
      stop()
      done()
    })
  })

/**
 * Loaded on demand, because visitors don't need it; `once`, because the bundler's `import()` scans the page's links.
 */
const intended = once(() => import('@/store/navigation/intendedPath'))

/** Clears the intended path once it is reached (R-SESS-08). */
async function forgetIfReached(path: string): Promise<void> {
  const { clearIntendedPath, intendedPath } = await intended()
  if (path === intendedPath()) clearIntendedPath()
}

/**
 * Creates the router and connects the session to it.
 * @param create the factory: browser history, or memory history for tests
 * @param shown resolves once the first page is interactive
 */
export function makeRouter(
  store: AppStore,
  create: typeof createBrowserRouter = createBrowserRouter,
  shown: Promise<unknown> = Promise.resolve(),
): DataRouter {
  const router = create(startRoutes(store), { patchRoutesOnNavigation: discover(store) })
  const going = () => router.state.navigation.location ?? router.state.location
  reloadInto(() => {
    const { location } = router.state.navigation
    return location && router.createHref(location)
  })
  store.dispatch(
    connectNavigation({
      go: async (to) => {
        await router.navigate(to, { replace: true })
        // A superseded navigation resolves immediately: wait until the last one has completed.
        await isIdle(router)
      },
      recheck: () => router.revalidate(),
      here: () => createPath(router.state.location),
      target: () => createPath(going()),
      onArrival: (listener) => {
        const tell = ({ initialized, navigation: { state } } = router.state) => {
          if (initialized && state === 'idle') listener()
        }
        const stop = router.subscribe((state) => tell(state))
        tell()
        return stop
      },
    }),
  )
  revalidateOnChange(store, router, shown)
  router.subscribe(({ initialized, navigation, location }) => {
    const arrived = initialized && navigation.state === 'idle' && store.getState().auth.status === 'signedIn'
    if (arrived) void forgetIfReached(createPath(location))
  })
  return router
}
