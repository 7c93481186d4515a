import type { ReadRoute } from '@/contract/route'
import type { EarlyRequests } from '@/lib/calls/early'
import { readEnv, type RawEnv } from '@/lib/env'
import { storedToken } from '@/lib/storage/storedSession'

/** The reads that every page behind sign-in begins with: session check, profile, active account, currency. */
export const sessionReads = [
  'GET /checkSession',
  'GET /user/me',
  'GET /activeAccount/me',
  'GET /user/me/personalization-status',
  'GET /exchangeRates/SGD',
] as const satisfies readonly (Exclude<ReadRoute, `${string}{${string}`> | 'GET /exchangeRates/SGD')[]

/**
 * Whether requests share a connection. Over HTTP/1.1, slow answers would occupy the connections that the code needs.
 */
function isMultiplexed(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && /^h[23]/.test(visit.nextHopProtocol)
}

/**
 * Requests the maintenance document and the reads of a stored session before the app's code has arrived; calls get the
 * answers through `takeEarly`. Nothing is requested if `config.json` fails: it may name another server than the build.
 *
 * Worth on a phone: 100 to 240 ms of `/cart`, `/events` and `/account`.
 */
export async function requestEarly(config: Promise<RawEnv>): Promise<EarlyRequests> {
  const answers: Record<string, Promise<Response>> = {}
  const ask = (url: string, init?: RequestInit) => {
    const answer = fetch(url, init)
    // The call that needs it sends its own request.
    answer.catch(() => undefined)
    answers[url] = answer
  }
  try {
    const { apiBaseUrl, contentUrl, cookiePrefix } = readEnv({ ...import.meta.env, ...(await config) })
    ask(`${contentUrl}/maintenance.json`)
    const token = storedToken(cookiePrefix)
    if (!token || !isMultiplexed()) return { token, answers }
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
    for (const read of sessionReads) ask(apiBaseUrl + read.slice('GET '.length), { headers, credentials: 'include' })
    return { token, answers }
  } catch {
    return { token: undefined, answers }
  }
}
