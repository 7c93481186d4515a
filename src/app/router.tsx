import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { connectNavigation } from '@/store/navigation'
import type { AppStore } from '@/store/store'
import { BarePageError, PageError } from './PageError'
import { guard } from './guards'
import { inLayout, pagesOf, unguarded } from './page'
import { recheckOnChange } from './recheck'
import { Root } from './Root'
import { firstRoutes } from './routes/first'
import { loadChunk } from './staleChunk'

const nowhere = unguarded('nowhere', '*', 'Page not found', () => import('@/areas/public/not-found/NotFound'))

/** The routes of a first page in their layouts; `loadRest` adds all others. */
export function startRoutes(store: AppStore): RouteObject[] {
  const first = firstRoutes(pagesOf(store))
  const error = <PageError />
  const site = () => import('./layouts/DefaultLayout').then(({ DefaultLayout }) => ({ Layout: DefaultLayout }))
  const blank = () => import('./layouts/BlankLayout').then(({ BlankLayout }) => ({ Layout: BlankLayout }))
  return [
    {
      id: 'root',
      Component: Root,
      errorElement: <BarePageError />,
      hydrateFallbackElement: <p className="visually-hidden">Loading</p>,
      children: [
        inLayout('default', site, error, [...first.site, { ...nowhere, middleware: [guard(store, ['maintenance'])] }]),
        inLayout('blank', blank, error, first.blank),
      ],
    },
  ]
}

/** Adds the tables of all other pages, once: the router asks whenever an address fits none that it knows for certain. */
function discover(store: AppStore): PatchRoutesOnNavigationFunction {
  let known: Promise<void> | undefined
  return ({ patch }) => {
    known ??= loadChunk(() => import('./routes/rest')).then(({ restRoutes }) => {
      for (const [id, children] of Object.entries(restRoutes(store))) patch(id, children)
    })
    // A table that could not be fetched is asked for again.
    return known.catch((error: unknown) => {
      known = undefined
      throw error
    })
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

/** The remembered path has done its work once it is reached (R-SESS-08). Visitors do not carry what minds it. */
async function forgetIfReached(path: string): Promise<void> {
  const { clearIntendedPath, intendedPath } = await import('@/store/intendedPath')
  if (path === intendedPath()) clearIntendedPath()
}

/**
 * Makes the router and connects the session to it.
 * @param create what makes it: the browser's address bar, or a memory of addresses for tests
 */
export function makeRouter(store: AppStore, create: typeof createBrowserRouter = createBrowserRouter): DataRouter {
  const router = create(startRoutes(store), { patchRoutesOnNavigation: discover(store) })
  const going = () => router.state.navigation.location ?? router.state.location
  store.dispatch(
    connectNavigation({
      go: async (to) => {
        await router.navigate(to, { replace: true })
        // A navigation that was overtaken by another is done at once: what counts is that one has arrived.
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
  recheckOnChange(store, router)
  router.subscribe(({ initialized, navigation, location }) => {
    const arrived = initialized && navigation.state === 'idle' && store.getState().auth.status === 'signedIn'
    if (arrived) void forgetIfReached(createPath(location))
  })
  return router
}
