import { isApiError } from '@/api/client/errors'
import { logsApi } from '@/api/system/logs'
import { cut, scrub } from '@/domain/tracking/logPrivacy'
import { trackedPlace } from '@/domain/tracking/tracking'
import { deviceInfo } from '@/lib/browser/deviceInfo'
import { isWithin } from '@/lib/dates/within'
import { errorReporter, type ReportedError } from '@/lib/calls/errorReporter'
import { getNavigation } from '../navigation/navigation'
import { pathHere } from '../navigation/navigationContext'
import type { AppStore } from '../store'

type Entry = Parameters<typeof logsApi.endpoints.createLog.initiate>[0]['body']

const logType = 3
const longestMessage = 300
const longestError = 2000
/** Rate limits: entries per minute, entries per page load, and one per minute for the same error. */
export const logLimits = { perMinute: 5, perLife: 30, minute: 60_000 }

/** Browser reports that can't be fixed: observer loops, and errors of third-party scripts. */
const noise = /ResizeObserver loop|^Script error\.?$|(chrome|moz|safari(-web)?)-extension:\/\//i

const nameOf: Record<ReportedError['seen'], string> = {
  window: 'Uncaught error',
  promise: 'Unhandled rejection',
  page: 'Page could not be shown',
  profile: 'Profile could not be read at sign-in',
}

/** Location of the error, with private parts removed; for personal data pages only the first path segments. */
const placeOf = (path: string) => trackedPlace(path)?.path ?? '/data/user'

function read(error: unknown): { text: string; stack?: string | undefined; code?: string } {
  if (isApiError(error)) return { text: error.message, code: String(error.status) }
  if (error instanceof Error) return { text: `${error.name}: ${error.message}`, stack: error.stack }
  return { text: typeof error === 'string' ? error : 'Something other than an error was thrown' }
}

/** Payload of an error: scrubbed before truncation, so that no partial secret is left. */
export function logEntry({ error, seen }: ReportedError, path: string): Entry {
  const { text, stack, code } = read(error)
  return {
    // One entry is one line: a message can't imitate a second entry.
    message: cut(scrub(text).replace(/\s*[\r\n]+\s*/g, ' '), longestMessage),
    description: `${nameOf[seen]} at ${placeOf(path)}`,
    type: logType,
    ...(code ? { code } : {}),
    ...(stack ? { error: cut(scrub(stack), longestError) } : {}),
    deviceInfo: deviceInfo(),
  }
}

/** Whether it needs no log: calls show their own failures, except a silent profile request (R-SILENT-01). */
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
 * Sends errors to the server: scrubbed, truncated, rate-limited. A log that can't be sent is written to the console
 * (`api/logs`) and is never logged itself. @returns stops it
 */
export function startLogging(store: AppStore): () => void {
  const navigation = store.dispatch(getNavigation())
  const seen = new WeakSet<object>()
  const recent = new Map<string, number>()
  let sent = 0
  let sending = false
  const send = (body: Entry) => {
    const now = Date.now()
    for (const [message, at] of recent) if (!isWithin(logLimits.minute, at, now)) recent.delete(message)
    if (sent >= logLimits.perLife || recent.size >= logLimits.perMinute || recent.has(body.message)) return
    recent.set(body.message, now)
    sent += 1
    void store.dispatch(logsApi.endpoints.createLog.initiate({ body }, { track: false }))
  }
  return errorReporter.listen((fault) => {
    const { error } = fault
    // The page and the window report the same error; and an error of logging itself would loop forever.
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
