import { readConfigFile } from '@/lib/configFile'
import { bestFit } from '@/lib/routePattern'
import { storedToken } from '@/lib/storage/storedSession'
import { showStoredColourMode } from '@/lib/browser/colourMode'
import { localStore } from '@/lib/storage/storage'
import { readStartData } from './data'
import { fetchPage } from './fetchPage'
import { requestEarly } from './requestEarly'
import { watchFailures } from './watchFailures'
import { isSlow } from './connection'

// The document's first script (src/build/startScript.ts): runs before the first paint, while the app's code is in
// flight.
const onMocks = import.meta.env.VITE_MOCKS === '1'
const isRemembered = storedToken() !== undefined
markDocument(isRemembered)
watchPresses()
watchFailures()

const config = fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' }).then(readConfigFile)
// If it fails, the app requests it again.
config.catch(() => undefined)
window.earlyConfig = config

const data = readStartData()
const pattern = bestFit(data?.routes.map(({ path }) => path) ?? [], location.pathname)
const route = data?.routes.find(({ path }) => path === pattern)
// With mocks, the URL may sign in, and the service worker that answers calls is not running yet.
if (data) fetchPage(data, route, isRemembered || onMocks)
if (route?.asks && !onMocks) window.earlyReads = requestEarly(config)

/** Marks the last button pressed before a prerendered page is hydrated; `replayInput` repeats the press. */
function watchPresses(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('#root[data-prerendered] button') : null
    if (!pressed) return
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    pressed.setAttribute('data-pressed', '')
  })
}

/** Sets the attributes of the root element that the first paint depends on. */
function markDocument(isRemembered: boolean): void {
  const root = document.documentElement
  showStoredColourMode()
  // The prerendered header is a visitor's. With a stored session, the account's place in it is kept empty until the
  // session is restored; then the app removes the attribute.
  root.toggleAttribute('data-session', isRemembered)
  // On a new visit, content below the first screen need not be laid out yet: no scroll position is restored.
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  root.toggleAttribute('data-fresh', isNew && !location.hash)
  // On a slow connection, the font Inter comes too late for a first visit (`font-display: optional`): the code comes
  // first.
  root.toggleAttribute('data-plain', isSlow() && localStore.read('inter') === undefined)
}
