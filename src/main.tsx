import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { seedContent } from '@/api/content'
import { App } from '@/app/App'
import { readConfig, showWaiting } from '@/app/config'
import { makeRouter } from '@/app/router'
import { watchChunks } from '@/app/staleChunk'
import { applyColourMode } from '@/lib/colourMode'
import { hasCookie } from '@/lib/hasCookie'
import { applyEnv, EnvError, readEnv, type RawEnv } from '@/lib/env'
import { watchErrors } from '@/lib/errorReporter'
import { whenIdle } from '@/lib/idle'
import { signedOut } from '@/store/authSlice'
import { makeStore } from '@/store/store'
import '@/styles/main.scss'

/** The build's settings, overridden by those next to the built index.html. Mocks are decided at build time only. */
async function settings(): Promise<RawEnv> {
  const built = import.meta.env as unknown as RawEnv
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
  const drop = () => void import('@/app/foreignWorkers').then((loaded) => loaded.dropForeignWorkers())
  if (navigator.serviceWorker.controller) drop()
  else whenIdle(drop)
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
  return begun.signIn
}

async function start(root: HTMLElement): Promise<void> {
  applyEnv(readEnv(await settings()))
  if (!mocks) dropForeignWorkers()
  const persona = await startMocks()
  applyColourMode()
  const { search } = location
  watchChunks()
  const store = makeStore()
  seedContent(store.dispatch)
  const beside = () => import('@/store/start').then(({ startSession }) => startSession(store))
  // Visitors without a stored session see the page before any session code is loaded.
  const remembered = hasCookie('token') || hasCookie('user')
  if (remembered) void beside()
  else store.dispatch(signedOut({ redirecting: false }))
  if (persona) await store.dispatch((await import('@/store/session')).signIn(persona))
  const router = makeRouter(store)
  // A prerendered page stays visible until the live one is ready to replace it.
  if (root.hasChildNodes() && !router.state.initialized) await initialized(router)
  const carried = isInUse(root) ? (await import('@/app/carryOver')).takeOver(root) : undefined
  root.removeAttribute('data-painted')
  const live = createRoot(root)
  flushSync(() =>
    live.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  )
  carried?.()
  if (!remembered) void beside()
  const { captureAttribution } = await import('@/store/attribution')
  captureAttribution(search)
  whenIdle(() => void import('@/store/backgroundTasks').then(({ startBackgroundTasks }) => startBackgroundTasks(store)))
}

/** Whether the visitor may have started to use the prerendered page: typing, moving the focus, pressing a button. */
const isInUse = (root: HTMLElement) =>
  root.querySelector('input, [data-pressed]') !== null || root.contains(document.activeElement)

const initialized = (router: ReturnType<typeof makeRouter>) =>
  new Promise<void>((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done()
    })
  })

watchErrors()
const root = document.getElementById('root')
if (root)
  start(root).catch(async (error: unknown) => {
    if (!(error instanceof EnvError)) throw error
    const { showEnvErrors } = await import('@/app/envErrorPage')
    showEnvErrors(root, error.problems)
  })
