import { applyEnv, env, EnvError, readEnv, type RawEnv } from '@/lib/env'
import { readSettings } from '@/app/config'
import { loadFont } from '@/app/font'
import { dropForeignWorkers } from '@/app/foreignWorkers'
import { isMaintenanceOn } from '@/app/maintenance'
import { isPrerendered } from '@/app/prerendered'
import { render } from '@/app/render'
import { watchChunks } from '@/app/staleChunk'
import { applyColourMode } from '@/lib/browser/colourMode'
import { watchErrors } from '@/lib/calls/errorReporter'
import { whenIdle } from '@/lib/browser/idle'
import { storedToken } from '@/lib/storage/storedSession'
import { yieldToBrowser } from '@/lib/browser/yieldToBrowser'
import { seededContent } from '@/store/content/seed'
import { signedOut } from '@/store/session/authSlice'
import { makeStore, type AppStore } from '@/store/store'
import '@/styles/main.scss'

const built: RawEnv = import.meta.env

/** Loaded in parallel with the settings. */
const mocks = import.meta.env.VITE_MOCKS === '1' ? import('@mocks/browser') : undefined

async function startMocks() {
  const begun = await (await mocks)?.startMocks()
  if (begun) whenIdle(begun.showPanel)
  if (!begun?.signIn && !begun?.signOut) return undefined
  const { clearCookie } = await import('@/lib/storage/cookies')
  for (const name of ['token', 'user'] as const) clearCookie(name)
  return begun
}

async function startSession(store: AppStore): Promise<void> {
  try {
    ;(await import('@/store/session/start')).startSession(store)
  } catch (error) {
    // The prerendered page keeps the place of a session that will never be restored (src/start).
    document.documentElement.removeAttribute('data-session')
    throw error
  }
}

/**
 * The order matters. Settings come before all that reads them, mocks before the first request. Who has no stored session
 * is a visitor from the start: nothing of a session is loaded for their first page. A stored session is restored beside
 * the first page's code, but after hydration where prerendered markup, which is a visitor's, is on the screen. React
 * takes over once that code has loaded (app/render.tsx), so markup stays visible until then. All else comes later.
 */
async function start(root: HTMLElement): Promise<void> {
  applyColourMode()
  await yieldToBrowser()
  const settings = await readSettings(built)
  applyEnv(readEnv(settings))
  if (!mocks) dropForeignWorkers()
  const begun = await startMocks()
  const { search } = location
  watchChunks()
  const store = makeStore({ content: seededContent() })
  const remembered = storedToken(env.cookiePrefix) !== undefined
  const canHydrate = !begun?.signIn && isPrerendered(root, built, settings)
  if (remembered && !canHydrate) void startSession(store)
  if (!remembered) store.dispatch(signedOut({ redirecting: false }))
  if (begun?.signIn) {
    // The page asks for it next.
    void isMaintenanceOn(store)
    await store.dispatch((await import('@/store/session/session')).signIn(begun.signIn))
  }
  begun?.settled()
  await render(root, store, canHydrate)
  if (!remembered || canHydrate) void startSession(store)
  const { captureAttribution } = await import('@/store/tracking/attribution')
  captureAttribution(search)
  loadFont('late')
  whenIdle(() => void import('@/store/backgroundTasks').then(({ startBackgroundTasks }) => startBackgroundTasks(store)))
}

watchErrors()
loadFont('early')
const root = document.getElementById('root')
if (root)
  start(root).catch(async (error: unknown) => {
    if (!(error instanceof EnvError)) throw error
    const { showEnvErrors } = await import('@/app/envErrorPage')
    showEnvErrors(root, error.problems)
  })
