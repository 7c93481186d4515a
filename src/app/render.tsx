import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { App } from './App'
import { replayInput } from './prerendered'
import { makeRouter } from './router'

const initialized = (router: DataRouter) =>
  new Promise<void>((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done()
    })
  })

/**
 * Renders the app once the first page's code has loaded, in a transition, so that the browser stays responsive.
 * @param mayHydrate whether the root holds this page's prerendered markup; otherwise it is replaced
 * @returns once the page is interactive
 */
export async function render(root: HTMLElement, store: AppStore, mayHydrate: boolean): Promise<void> {
  let onShown = () => {}
  const shown = new Promise<void>((done) => (onShown = done))
  // Read before the first page requests anything: an answer may arrive before the page's code.
  const markupState = store.getState()
  const router = makeRouter(store, undefined, shown)
  if (root.hasChildNodes() && !router.state.initialized) await initialized(router)
  const replay = root.hasChildNodes() ? replayInput(root) : undefined
  const { errors, location: here } = router.state
  // Only the page that the markup shows can be hydrated, not an error or the target of a redirect.
  const canHydrate = mayHydrate && !errors && here.pathname === location.pathname
  const app = (
    <StrictMode>
      <App store={store} router={router} markupState={markupState} onShown={onShown} />
    </StrictMode>
  )
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await shown
  delete root.dataset.prerendered
  replay?.()
}
