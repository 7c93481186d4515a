import { bypass, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { askBackend, isForBackend } from './backend'
import { takeUrlSettings } from './settings/urlSettings'
import { bootstrap, type BootstrapResult } from './bootstrap'
import { contentBase, serveContent } from './files/content'
import { notices } from './notices'
import { requestLog } from './requestLog'
import { pendingSignIn } from './pendingSignIn'
import { load, openPersisted, save } from './settings/persist'
import { apiBase, serve } from './serve'
import { store } from './store'
import { makeFakeStripe } from './stripe/fakeStripe'
import { setEnvironment, environment } from './settings/environment'

/** Default response latency in the browser, in ms; can be changed in the panel. */
const usualLatency = 120

const documents = import.meta.glob('/public/content/**/*.json', { eager: true, import: 'default' })

// None of this depends on the app, so it runs while the browser is still loading the app's code.
const { problems, ...begun } = prepare()
const worker = setupWorker()
const ready = worker.start({
  quiet: true,
  onUnhandledRequest: 'bypass',
  serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
})

function prepare(): BootstrapResult {
  setEnvironment({ latency: usualLatency })
  openPersisted()
  const settings = { ...pendingSignIn.read(), ...takeUrlSettings() }
  if (Object.keys(settings).length === 0) return { problems: [] }
  load()
  const made = bootstrap(settings)
  if (made.signIn ?? made.signOut) pendingSignIn.begin(environment.persona)
  save()
  return made
}

type Started = Omit<BootstrapResult, 'problems'> & {
  showPanel: () => void
  /** The requested persona is signed in, or the visitor signed out. */
  settled: () => void
}

/** Starts the service worker that answers all API calls. The settings must be applied first. */
export async function startMocks(): Promise<Started> {
  problems.forEach(notices.add)
  requestLog.listen(({ complaint }) => complaint && console.error(`Mocks: ${complaint}`))
  store.during = during
  if (environment.stripe !== 'offline') Object.assign(window, { Stripe: makeFakeStripe() })
  worker.use(
    http.all(`${apiBase()}/*`, ({ request }) => ofApi(request)),
    http.get(`${contentBase()}/*`, ({ request }) => ofContent(request)),
    http.get('https://js.stripe.com/*', () => Response.error()),
  )
  await ready
  return {
    ...begun,
    settled: pendingSignIn.end,
    showPanel: () => void import('./panel/showPanel').then(({ showPanel }) => showPanel()),
  }
}

const ofApi = (request: Request) => (isForBackend(request) ? askBackend(request) : serve(request))
const ofContent = (request: Request) => serveContent(request, (path) => readContent(request, path))

/** Serves content documents from the bundle: fetching each one would add a round trip to the first page load. */
async function readContent(request: Request, path: string): Promise<Response> {
  if (new URL(contentBase()).origin !== location.origin) return fetch(bypass(request))
  const own = documents[`/public/content${path}`]
  return own === undefined ? new Response('', { status: 404 }) : Response.json(own)
}

/** Serialises writes across tabs; each one starts from the state that the previous one saved. */
async function during<T>(write: boolean, run: () => Promise<T>): Promise<T> {
  if (!write) {
    load()
    return run()
  }
  const carryOut = async () => {
    load()
    const done = await run()
    save()
    return done
  }
  return 'locks' in navigator ? navigator.locks.request('dc-mocks', carryOut) : carryOut()
}
