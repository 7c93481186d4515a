import { isApiError } from '@/api/client/errors'
import { logsApi } from '@/api/logs'
import { cut, scrub } from '@/domain/tracking/logPrivacy'
import { trackedPlace } from '@/domain/tracking/tracking'
import { deviceInfo } from '@/lib/deviceInfo'
import { errorReporter, type ReportedError } from '@/lib/errorReporter'
import { getNavigation, pathHere } from './navigation'
import type { AppStore } from './store'

type Entry = Parameters<typeof logsApi.endpoints.createLog.initiate>[0]['body']

/** The log type constant. */
const logType = 3
const longestMessage = 300
const longestError = 2000
/** No flood: so many in a minute, so many while the page lives, and the same one once in a minute. */
export const logLimits = { perMinute: 5, perLife: 30, minute: 60_000 }

/** What browsers report that nobody can do anything about: loops of observers, and scripts of others. */
const noise = /ResizeObserver loop|^Script error\.?$|(chrome|moz|safari(-web)?)-extension:\/\//i

const nameOf: Record<ReportedError['seen'], string> = {
  window: 'Uncaught error',
  promise: 'Unhandled rejection',
  page: 'Page could not be shown',
  profile: 'Profile could not be read at sign-in',
}

/** Where it happened, as it may be told; a person's own data page only by its first words. */
const placeOf = (path: string) => trackedPlace(path)?.path ?? '/data/user'

function read(error: unknown): { text: string; stack?: string | undefined; code?: string } {
  if (isApiError(error)) return { text: error.message, code: String(error.status) }
  if (error instanceof Error) return { text: `${error.name}: ${error.message}`, stack: error.stack }
  return { text: typeof error === 'string' ? error : 'Something that is no error was thrown' }
}

/** What is sent about a fault: scrubbed before it is cut, so that no half of a secret is left. */
export function logEntry({ error, seen }: ReportedError, path: string): Entry {
  const { text, stack, code } = read(error)
  return {
    // One entry is one line: a message cannot pass for two.
    message: cut(scrub(text).replace(/\s*[\r\n]+\s*/g, ' '), longestMessage),
    description: `${nameOf[seen]} at ${placeOf(path)}`,
    type: logType,
    ...(code ? { code } : {}),
    ...(stack ? { error: cut(scrub(stack), longestError) } : {}),
    deviceInfo: deviceInfo(),
  }
}

/** Whether it needs no log: calls show their own failures. A silent read of the profile does not (R-SILENT-01). */
function isUseless({ error, seen }: ReportedError): boolean {
  if (seen === 'profile' && isApiError(error)) return error.status === 'aborted' || error.status === 'offline'
  if (isApiError(error)) return typeof error.status !== 'number' || error.status < 500
  const { text, stack = '' } = read(error)
  return (
    noise.test(text) ||
    noise.test(stack.split('\n')[1] ?? '') ||
    (error instanceof Error && error.name === 'AbortError')
  )
}

/**
 * Sends to the server what goes wrong: scrubbed, cut, a few at most. A log that could not be sent leaves a line in the
 * console (`api/logs`) and is never itself logged. @returns how to stop
 */
export function startLogging(store: AppStore): () => void {
  const navigation = store.dispatch(getNavigation())
  const seen = new WeakSet<object>()
  const recent = new Map<string, number>()
  let sent = 0
  let sending = false
  const send = (body: Entry) => {
    const now = Date.now()
    for (const [message, at] of recent) if (now - at >= logLimits.minute) recent.delete(message)
    if (sent >= logLimits.perLife || recent.size >= logLimits.perMinute || recent.has(body.message)) return
    recent.set(body.message, now)
    sent += 1
    void store.dispatch(logsApi.endpoints.createLog.initiate({ body }, { track: false }))
  }
  return errorReporter.listen((fault) => {
    const { error } = fault
    // The same error reaches us from the page and from the window; and one of our own making would go round for ever.
    if (sending || isUseless(fault)) return
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    sending = true
    try {
      send(logEntry(fault, pathHere(navigation)))
    } catch (thrown) {
      console.warn('A log entry could not be made', thrown)
    } finally {
      sending = false
    }
  })
}
