import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/App'
import { readConfig, showWaiting } from '@/app/config'
import { isMaintenanceOn } from '@/app/maintenance'
import { isPrerendered, replayInput } from '@/app/prerendered'
import { makeRouter } from '@/app/router'
import { watchChunks } from '@/app/staleChunk'
import { applyColourMode } from '@/lib/colourMode'
import { applyEnv, env, EnvError, readEnv, type RawEnv } from '@/lib/env'
import { hydration } from '@/lib/hydration'
import { watchErrors } from '@/lib/errorReporter'
import { whenIdle } from '@/lib/idle'
import { yieldToBrowser } from '@/lib/yieldToBrowser'
import { localStore } from '@/lib/storage'
import { storedToken } from '@/lib/storedSession'
import { signedOut } from '@/store/session/authSlice'
import { seedContent } from '@/store/content/seed'
import { makeStore, type AppStore } from '@/store/store'
import '@/styles/main.scss'

const built: RawEnv = import.meta.env

/** The build's settings, overridden by those next to the built index.html. Mocks are decided at build time only. */
async function readSettings(): Promise<RawEnv> {
  let hideNotice: (() => void) | undefined
  const config = await readConfig(`${import.meta.env.BASE_URL}config.json`, window.earlyConfig, () => {
    hideNotice = showWaiting()
  })
  hideNotice?.()
  return { ...built, ...config, VITE_MOCKS: import.meta.env.VITE_MOCKS }
}

/** A service worker that a build with mocks left behind is removed: at once if it answers this page's requests. */
function dropForeignWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  const drop = async () => {
    // Rejects where cookies are blocked: then there is none.
    const found = await navigator.serviceWorker.getRegistrations().catch(() => [])
    if (found.length > 0) await (await import('@/app/foreignWorkers')).dropForeignWorkers(found)
  }
  if (navigator.serviceWorker.controller) void drop()
  else whenIdle(() => void drop())
}

/** Loaded in parallel with the settings. */
const mocks = import.meta.env.VITE_MOCKS === '1' ? import('@mocks/browser') : undefined

async function startMocks() {
  if (!mocks) return undefined
  const { startMocks: start } = await mocks
  const begun = await start()
  whenIdle(begun.showPanel)
  if (!begun.signIn && !begun.signOut) return undefined
  const { clearCookie } = await import('@/lib/cookies')
  clearCookie('token')
  clearCookie('user')
  return begun
}

async function start(root: HTMLElement): Promise<void> {
  await yieldToBrowser()
  const settings = await readSettings()
  applyEnv(readEnv(settings))
  if (!mocks) dropForeignWorkers()
  const begun = await startMocks()
  applyColourMode()
  const { search } = location
  watchChunks()
  const store = makeStore()
  seedContent(store.dispatch)
  await yieldToBrowser()
  const startSession = () =>
    import('@/store/session/start').then(
      (loaded) => loaded.startSession(store),
      (error: unknown) => {
        // The prerendered page keeps the place of a session that will never be restored (src/start).
        document.documentElement.removeAttribute('data-session')
        throw error
      },
    )
  const remembered = storedToken(env.cookiePrefix) !== undefined
  // Mocks sign in before the page is shown; the prerendered one is a visitor's.
  const prerendered = !begun?.signIn && isPrerendered(root, built, settings)
  hydration.expect(prerendered)
  // The prerendered markup is a visitor's: a stored session is restored after hydration, elsewhere at once. Visitors see
  // the page before any session code is loaded.
  if (remembered && !prerendered) void startSession()
  if (!remembered) store.dispatch(signedOut({ redirecting: false }))
  if (begun?.signIn) {
    // The page asks for it next.
    void isMaintenanceOn(store)
    await store.dispatch((await import('@/store/session/session')).signIn(begun.signIn))
  }
  begun?.settled()
  let onShown = () => {}
  const shown = new Promise<void>((done) => (onShown = done))
  const router = makeRouter(store, undefined, shown)
  await yieldToBrowser()
  // Prerendered markup stays visible until the route's code has loaded.
  if (root.hasChildNodes() && !router.state.initialized) await initialized(router)
  render(root, store, router, prerendered, onShown)
  await shown
  await hydration.settled()
  if (!remembered || prerendered) void startSession()
  const { captureAttribution } = await import('@/store/tracking/attribution')
  captureAttribution(search)
  if (isPlain()) whenIdle(fetchFont)
  whenIdle(() => void import('@/store/backgroundTasks').then(({ startBackgroundTasks }) => startBackgroundTasks(store)))
}

/** Renders in a transition, so that the page stays responsive while rendering. */
function render(root: HTMLElement, store: AppStore, router: Router, prerendered: boolean, onShown: () => void): void {
  const replay = root.hasChildNodes() ? replayInput(root) : undefined
  let isShown = false
  const shown = () => {
    if (isShown) return
    isShown = true
    delete root.dataset.prerendered
    hydration.expect(false)
    replay?.()
    onShown()
  }
  const app = (
    <StrictMode>
      <App store={store} router={router} onShown={shown} />
    </StrictMode>
  )
  const { errors, location: here } = router.state
  // Only the page that the markup shows can be hydrated, not an error or the target of a redirect.
  const canHydrate = prerendered && !errors && here.pathname === location.pathname
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

type Router = ReturnType<typeof makeRouter>

const initialized = (router: Router) =>
  new Promise<void>((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done()
    })
  })

/** Whether this visit keeps the fallback font (src/start): fetching Inter would hold back the page's code. */
const isPlain = () => document.documentElement.hasAttribute('data-plain')

function fetchFont(): void {
  document.fonts
    .load('1rem Inter')
    .then(() => localStore.write('inter', true))
    .catch(() => undefined)
}

watchErrors()
// The shell waits with it (styles/_font.scss).
if (!isPlain()) fetchFont()
const root = document.getElementById('root')
if (root)
  start(root).catch(async (error: unknown) => {
    if (!(error instanceof EnvError)) throw error
    const { showEnvErrors } = await import('@/app/envErrorPage')
    showEnvErrors(root, error.problems)
  })
