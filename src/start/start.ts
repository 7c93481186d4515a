import { readConfigFile } from '@/lib/configFile'
import { bestFit } from '@/lib/routePattern'
import { storedToken } from '@/lib/storage/storedSession'
import { readStartData } from './data'
import { fetchPage } from './fetchPage'
import { markDocument } from './markDocument'
import { requestEarly } from './requestEarly'
import { watchFailures } from './watchFailures'
import { watchPresses } from './watchPresses'

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
